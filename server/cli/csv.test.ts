import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  '=1',
  '+1',
  '-1',
  '@a',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  '﹢1',
  '\tx',
  '\rx',
  '\nx',
  ' =1',
  '\u200b=1',
])('makes text of %j, which a spreadsheet would calculate', (value) => {
  expect(csvLine([value])).toBe(`"'${value}"\r\n`);
});

it('leaves everything else as it is, quoted', () => {
  expect(csvLine(['a=b', 'He said "hi"', ' x', ''])).toBe('"a=b","He said ""hi"""," x",""\r\n');
});
