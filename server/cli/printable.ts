import stringWidth from 'string-width';

/** Control characters, as in escape sequences, line separators and bidirectional controls. */
const unsafeCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Makes a visitor's text safe for a terminal and puts it on one line. */
export const onOneLine = (text: string): string =>
  text.replace(/[\t\r\n\u2028\u2029]+/g, ' ').replace(unsafeCharacters, '\uFFFD');

/** Makes a visitor's text safe for a terminal and keeps its line breaks and tabs. */
export const inLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/([\t\n])/)
    .map((part) =>
      part === '\t' || part === '\n' ? part : part.replace(unsafeCharacters, '\uFFFD'),
    )
    .join('');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts text to a number of columns, never within a grapheme. */
export function shorten(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text;
  let start = '';
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(start + segment) > columns - 1) break;
    start += segment;
  }
  return `${start}…`;
}

/** `padEnd` for columns of a terminal. */
export const pad = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - stringWidth(text)));
