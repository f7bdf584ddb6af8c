import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { charactersInUse, unicodeRange } from './characters.ts';

const visibleText = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, decimal) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&\w+;/g, ' ');

it('every character on the built pages is in the fonts that ship', () => {
  const pages = globSync('dist/site/**/*.html').map((file) =>
    visibleText(readFileSync(file, 'utf8')),
  );
  const missing = new Set(
    [...new Set(pages.join(''))].filter(
      (character) => !charactersInUse.includes(character) && !/\s/.test(character),
    ),
  );
  expect(pages.length).toBeGreaterThan(30);
  expect([...missing]).toEqual([]);
});

it('characters are named as ranges', () => {
  expect(unicodeRange('bca€z')).toBe('U+61-63, U+7A, U+20AC');
});
