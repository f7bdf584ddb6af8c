import { expect, test } from 'vitest';
import { codeOf } from './code-of.ts';

test.each([
  ['Noor Umrah', 'NOO'],
  ['José', 'JOS'],
  ['e\u0301t\u00e9 travel', 'E\u0301T\u00c9'],
  ['A & B 4', 'AB4'],
  ['محمد علي', 'محم'],
  ['Io', 'IO'],
  ['— ·', undefined],
  ['', undefined],
])('%s is called %s', (name, code) => {
  expect(codeOf(name)).toBe(code);
});
