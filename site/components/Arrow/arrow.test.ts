import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { arrowRight } from '#assets/signs/signs.ts';

test('the arrow behind a link is the one of the icons', () => {
  const sheet = readFileSync(new URL('./arrow.module.css', import.meta.url), 'utf8');
  expect(sheet).toContain(`%3Cpath d='${arrowRight}'/%3E`);
});
