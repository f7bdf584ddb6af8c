import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { identity } from '../../agency/identity.ts';

const packages = join(import.meta.dirname, 'node_modules');
const reader = readFileSync(
  join(packages, '@guidepup/virtual-screen-reader/lib/esm/index.browser.js'),
  'utf8',
);

/** Phrases of the simulated screen reader that real ones do not speak. */
const notSpoken =
  /^(?:(?:end of )?(?:paragraph|strong)$|end of (?:listitem|term|definition|cell|columnheader|row|rowgroup|heading|link|button|tab)\b|end, )/;

/** Placeholders make a transcript valid for every identity. Longer values come first. */
const maskedWords = [
  ['EMAIL', identity.email],
  ['LEGAL NAME', identity.legalName],
  ['NAME', identity.name],
  ['CITY', identity.city],
] as const;

const mask = (phrase: string) =>
  maskedWords.reduce(
    (text, [word, value]) => text.replaceAll(value, word),
    phrase.replaceAll('\n', ' ').replace(/^20\d\d$/, 'YEAR'),
  );

/** The phrases of a screen reader that reads a page from start to end, without moving the focus. */
export async function readAloud(page: Page): Promise<readonly string[]> {
  await page.route('**/virtual-screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: reader }),
  );
  const phrases = await page.evaluate<string[]>(`(async () => {
    HTMLElement.prototype.focus = () => {};
    // The simulation would read <noscript>, which a browser with scripts ignores.
    for (const element of document.querySelectorAll('noscript')) element.remove();
    const { virtual } = await import('/virtual-screen-reader.js');
    await virtual.start({ container: document.body });
    const isOver = async () => (await virtual.lastSpokenPhrase()) === 'end of document';
    for (let step = 0; step < 5000 && !(await isOver()); step += 1) await virtual.next();
    return virtual.spokenPhraseLog();
  })()`);
  return phrases.filter((phrase) => !notSpoken.test(phrase)).map(mask);
}

/**
 * Accessible names with a word that is nowhere on the page, because two words have lost their
 * space.
 */
export async function namesWithLostSpaces(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const names = nodes
    .filter(({ role }) => ['heading', 'link', 'button', 'tab'].includes(String(role?.value)))
    .map(({ name }) => String(name?.value ?? ''));
  const texts = await page.evaluate(() => {
    const found: (string | null)[] = [];
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.nodeValue);
    for (const named of document.querySelectorAll('[aria-label], [alt]')) {
      found.push(named.getAttribute('aria-label'), named.getAttribute('alt'));
    }
    return found.filter((text) => text !== null);
  });
  const wordsOf = (text: string) => text.toLowerCase().split(/[\s,.;:!?]+/);
  const words = new Set(texts.flatMap(wordsOf));
  return names.filter((name) => wordsOf(name).some((word) => word !== '' && !words.has(word)));
}
