import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { charactersInUse } from './characters.ts';

const visibleText = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, decimal) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&\w+;/g, ' ');

it('every character on the built pages is in the fonts that ship', () => {
  const pages = readdirSync('dist/site', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => visibleText(readFileSync(join(entry.parentPath, entry.name), 'utf8')));
  const missing = new Set(
    [...new Set(pages.join(''))].filter(
      (character) => !charactersInUse.includes(character) && !/\s/.test(character),
    ),
  );
  expect(pages.length).toBeGreaterThan(30);
  expect([...missing]).toEqual([]);
});
