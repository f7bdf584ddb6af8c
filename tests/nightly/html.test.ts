import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vnuJar from 'vnu-jar';
import { answerPages } from '../../enquiry/answer-page.ts';
import { fieldNames } from '../../enquiry/fields.ts';
import { createAnswerPage } from '../../server/enquiries/answer-page.ts';
import { accepted, notReadable } from '../../server/enquiries/answers.ts';
import { builtPage, builtPages } from '../discovery/built-pages.ts';

const answerPage = createAnswerPage(
  new Map(
    Object.values(answerPages).map((path) => [path, { html: builtPage(path).html, headers: {} }]),
  ),
);

/** As visitors get them: the two pages that answer a post are filled in by the server. */
const sentPages = builtPages.map(({ path, html }) => {
  if (path === answerPages.received) {
    return { path, html: answerPage?.(accepted('ABC-123', false), undefined).body ?? '' };
  }
  if (path === answerPages.again) {
    const fields = Object.fromEntries(fieldNames.map((name) => [name, 'Enter it.']));
    return { path, html: answerPage?.({ ...notReadable, fields }, undefined).body ?? '' };
  }
  return { path, html };
});

/** Safari forgets that a list without bullets is a list; the role reminds it (site/styles/reset.css). */
const isListRole = (message: string) => /“list” role is unnecessary|role "list" on/.test(message);

/** In the standards, and newer than the Nu checker: the wall is the transition (site/styles/layers.css). */
const isNewerThanIt = (message: string) =>
  message === 'CSS: Unrecognized at-rule “@view-transition”' ||
  message.startsWith('A “link” element with a “blocking” attribute must have');

describe('the W3C Nu checker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const hasJava = spawnSync('java', ['-version']).status === 0;
  interface Finding {
    readonly type: 'info' | 'error' | 'non-document-error';
    readonly subType?: 'warning' | 'fatal';
    readonly url: string;
    readonly message: string;
    readonly extract?: string;
  }

  /** All files in one go: most of the time goes into starting Java. */
  function check(): readonly Finding[] {
    const { stdout } = spawnSync(
      'java',
      ['-jar', String(vnuJar), '--format', 'json', '--stdout', '--exit-zero-always', folder],
      { encoding: 'utf8', maxBuffer: 100_000_000 },
    );
    return JSON.parse(stdout).messages;
  }

  beforeAll(() => {
    for (const { path, html } of sentPages) {
      const file = join(folder, path === '/' ? 'index.html' : `${path}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html);
    }
    writeFileSync(join(folder, 'wrong.html'), '<!doctype html><title>A</title><p><div></p>');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('finds no error and no warning on any page', { timeout: 240_000 }, ({ skip }) => {
    if (!hasJava) skip('There is no Java on this machine; the Nu checker needs it.');
    const findings = check()
      // What is left has neither: advice on the style of the source, such as slashes in <input/>.
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      // Its parser of styles is older than theirs: it knows no layers, containers or timelines.
      .filter(({ message }) => !message.startsWith('CSS: '))
      .filter(({ message }) => !isListRole(message) && !isNewerThanIt(message));
    const isPlanted = ({ url }: Finding) => url.endsWith('/wrong.html');
    // The checker was at work: it found what was put there to be found.
    expect(findings.filter(isPlanted)).not.toEqual([]);
    expect(
      findings
        .filter((finding) => !isPlanted(finding))
        .map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`),
    ).toEqual([]);
  });
});

describe('html-validate', () => {
  const validator = new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:recommended'],
      rules: {
        // How React and Astro write HTML: upper case, slashes and quotes are the same to a browser.
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        'void-style': 'off',
        // React's ids begin with an underscore.
        'valid-id': ['error', { relaxed: true }],
        'prefer-native-element': ['error', { exclude: ['list'] }],
        // The menus for wide and narrow windows are both called Main; no window shows both, which
        // this checker cannot see and axe can (tests/nightly/checkers.spec.ts).
        'unique-landmark': 'off',
      },
    }),
  );
  const findingsIn = async (html: string) =>
    (await validator.validateString(html)).results
      .flatMap(({ messages }) => messages)
      .filter(({ message }) => !isListRole(message))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);

  it.each(sentPages.map(({ path, html }) => [path, html] as const))(
    'finds nothing wrong with %s',
    async (_path, html) => {
      expect(await findingsIn(html)).toEqual([]);
    },
  );

  it('finds what is wrong', async () => {
    const { html } = builtPage('/about');
    expect(await findingsIn(html.replace('</main>', '<p><div></div></p></main>'))).not.toEqual([]);
  });
});
