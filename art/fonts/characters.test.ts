import { expect, it } from 'vitest';
import { charactersInUse, unicodeRange } from './characters.ts';
import { builtPages, siteTexts } from './site-texts.ts';

it('the fonts contain every character on the built pages', () => {
  const missing = new Set(
    [...new Set(siteTexts.join(''))].filter(
      (character) => !charactersInUse.includes(character) && !/\s/.test(character),
    ),
  );
  expect(builtPages.length).toBeGreaterThan(30);
  expect([...missing]).toEqual([]);
});

it('unicodeRange combines consecutive characters', () => {
  expect(unicodeRange('bca€z')).toBe('U+61-63, U+7A, U+20AC');
});
