import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([...[...'=+-@＝＋－＠﹢\t\r\n'].map((sign) => `${sign}1`), ' =1', '\u200b=1'])(
  'escapes the formula %j',
  (value) => {
    expect(csvLine([value])).toBe(`"'${value}"\r\n`);
  },
);

it('quotes all other cells', () => {
  expect(csvLine(['a=b', 'He said "hi"', ' x', ''])).toBe('"a=b","He said ""hi"""," x",""\r\n');
});
