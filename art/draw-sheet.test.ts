import { expect, test } from 'vitest';
import { drawSheet } from './draw-sheet.ts';

test('each drawing of a sheet has its own view, at a distance from the next', () => {
  const drawing = { width: 60, height: 40, body: '<path d="M0 0h60v40z"/>' };
  const sheet = drawSheet(
    [
      { id: 'one', ...drawing },
      { id: 'two', ...drawing },
    ],
    'red',
  );
  expect(sheet).toContain('<view id="one" viewBox="0 0 60 40"/>');
  expect(sheet).toContain(
    `<view id="two" viewBox="0 160 60 40"/><g transform="translate(0 160)">${drawing.body}</g>`,
  );
});
