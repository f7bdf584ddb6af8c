import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { identity } from '../../agency/identity.ts';

const reader = readFileSync(
  join(
    import.meta.dirname,
    'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js',
  ),
  'utf8',
);

/** Said by the simulation alone: real screen readers are silent there, and the rest is easier to read. */
const unsaid =
  /^(?:(?:end of )?(?:paragraph|strong)$|end of (?:listitem|term|definition|cell|columnheader|row|rowgroup|heading|link|button|tab)\b|end, )/;

/** Who the agency is stands in one file, and a transcript holds for every agency; the longer words first. */
const whoWeAre = [
  ['EMAIL', identity.email],
  ['LEGAL NAME', identity.legalName],
  ['NAME', identity.name],
  ['CITY', identity.city],
] as const;

/** What changes with the agency, and with the day a page is built or read. */
const masked = (phrase: string) =>
  whoWeAre.reduce(
    (text, [word, value]) => text.replaceAll(value, word),
    phrase.replace(/^20\d\d$/, 'YEAR'),
  );

/**
 * A page from its top to its end, phrase by phrase, as a screen reader says it that reads on and focuses
 * nothing: no form is entered and no island wakes.
 */
export async function readAloud(page: Page): Promise<readonly string[]> {
  await page.route('**/virtual-screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: reader }),
  );
  const phrases = await page.evaluate<string[]>(`(async () => {
    HTMLElement.prototype.focus = () => {};
    // The simulation reads what a browser with scripts does not have.
    for (const element of document.querySelectorAll('noscript')) element.remove();
    const { virtual } = await import('/virtual-screen-reader.js');
    await virtual.start({ container: document.body });
    const isOver = async () => (await virtual.lastSpokenPhrase()) === 'end of document';
    for (let step = 0; step < 5000 && !(await isOver()); step += 1) await virtual.next();
    return virtual.spokenPhraseLog();
  })()`);
  return phrases.filter((phrase) => !unsaid.test(phrase)).map(masked);
}

/** Words in the browser's own names that stand nowhere in the page: two that have lost their space. */
export async function gluedNames(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const names = nodes
    .filter(({ role }) => ['heading', 'link', 'button', 'tab'].includes(String(role?.value)))
    .map(({ name }) => String(name?.value ?? ''));
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '');
    for (const named of document.querySelectorAll('[aria-label], [alt]')) {
      found.push(named.getAttribute('aria-label') ?? '', named.getAttribute('alt') ?? '');
    }
    return found;
  });
  const wordsOf = (text: string) => text.toLowerCase().split(/[\s,.;:!?]+/);
  const words = new Set(texts.flatMap(wordsOf));
  return names.filter((name) => wordsOf(name).some((word) => word !== '' && !words.has(word)));
}
