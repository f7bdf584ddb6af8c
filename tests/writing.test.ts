import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Words to avoid in comments and documents, and what to write instead. Add to the list as needed.
 */
const wordList: readonly (readonly [avoid: RegExp, write: string])[] = [
  [/\bhindrances?\b/i, 'error, reason'],
  [/\bdeeds?\b/i, 'operation'],
  [/\btypefaces?\b/i, 'font'],
  [/\bstoreys?\b/i, 'folder'],
  [/\b(?:come|comes|came|coming|brought) to life\b/i, 'hydrate'],
  [/\b(?:awake|asleep)\b/i, 'hydrated, running'],
  [/\bfirst flight\b/i, 'initial congestion window, first round trip'],
  [/\b(?:whoever|whomever|whatever)\b/i, 'the noun'],
  [/\b(?:take|takes|taken|took|taking) (?:it )?back\b/i, 'undo, remove'],
  [/\bkept enquir(?:y|ies)\b/i, 'pending enquiry, saved enquiry'],
  [/\b(?:says|said) so\b/i, 'log, report, print'],
  [/\banswers? (?:with )?[1-5]\d\d\b/i, 'respond'],
  [/\banswer pages?\b/i, 'response page'],
];

const lineWidth = Number(/"lineWidth": (\d+)/.exec(readFileSync('biome.jsonc', 'utf8'))?.[1]);

const sources = globSync(
  [
    '*.{ts,jsonc}',
    '{agency,art,bench,build,desk,enquiry,scripts,server,site,tests}/**/*.{ts,tsx,mjs,css,astro}',
  ],
  { exclude: ['**/node_modules/**'] },
);
const documents = globSync(['*.md', 'docs/**/*.md']);

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ place: `${file}:${index + 1}`, text }));

/** The lines that contain nothing but a comment. */
const comments = sources
  .flatMap(linesOf)
  .filter(({ text }) => /^\s*(?:\{?\/\*|\*(?:\s|\/|$)|\/\/)/.test(text));

it('comments are not wider than the formatter allows', () => {
  expect(comments.length).toBeGreaterThan(500);
  const isWide = ({ text }: { text: string }) =>
    text.length > lineWidth && !text.includes('biome-ignore');
  expect(comments.filter(isWide).map(({ place }) => place)).toEqual([]);
});

it('comments and documents use the words of the field', () => {
  const found = [...comments, ...documents.flatMap(linesOf)].flatMap(({ place, text }) =>
    wordList
      .filter(([avoid]) => avoid.test(text))
      .map(([avoid, write]) => `${place}: “${avoid.exec(text)?.[0]}”; write: ${write}`),
  );
  expect(found).toEqual([]);
});
