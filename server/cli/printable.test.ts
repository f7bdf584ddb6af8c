import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { inLines, onOneLine, shorten } from './printable.ts';
import { table } from './table.ts';

const family = '👩‍👩‍👧‍👦';

it('does not cut within a grapheme', () => {
  expect(shorten(family.repeat(4), 5)).toBe(`${family}${family}…`);
  expect(shorten('e\u0301'.repeat(9), 4)).toBe(`${'e\u0301'.repeat(3)}…`);
  expect(shorten(family.repeat(4), 9)).toBe(family.repeat(4));
});

it('aligns columns of wide characters, emoji and line breaks', () => {
  const rows = [
    [family.repeat(3), 'x'],
    ['東京'.repeat(20), 'x'],
    ['plain', 'x'],
    ['two\nlines\tand tabs', 'x'],
  ];
  const lines = table(['NAME', 'MARK'], rows).split('\n');
  expect(lines).toHaveLength(5);
  const places = lines.slice(1).map((line) => stringWidth(line.slice(0, line.lastIndexOf('x'))));
  expect(new Set(places).size).toBe(1);
});

it('replaces control characters, escape sequences and bidirectional controls', () => {
  const hostile = 'a\u202Eb\u2066c\u001B[31md\u0007e\u200Ff\u061Cg';
  expect(onOneLine(hostile)).toBe('a\uFFFDb\uFFFDc\uFFFD[31md\uFFFDe\uFFFDf\uFFFDg');
  expect(inLines(`${hostile}\r\n\tnext`)).toBe(`${onOneLine(hostile)}\n\tnext`);
});

it('leaves names of all languages unchanged', () => {
  for (const name of ['محمد', 'Zoë', 'नमस्ते', family, '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم'])
    expect(onOneLine(name)).toBe(name);
});
