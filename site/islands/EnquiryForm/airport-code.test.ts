import { expect, test } from 'vitest';
import { airportCode } from './airport-code.ts';

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
  expect(airportCode(name)).toBe(code);
});
