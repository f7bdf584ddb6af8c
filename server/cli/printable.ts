import stringWidth from 'string-width';

/**
 * What a terminal would obey instead of showing: control characters (escape sequences begin with
 * one), line separators, and the marks that turn the direction of all text after them.
 */
const commands = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Text that somebody else wrote, safe to show on one line. */
export const onOneLine = (text: string): string =>
  text.replace(/[\t\r\n\u2028\u2029]+/g, ' ').replace(commands, '\uFFFD');

/** The same with its own line breaks and tabs. */
export const inLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/([\t\n])/)
    .map((part) => (part === '\t' || part === '\n' ? part : part.replace(commands, '\uFFFD')))
    .join('');

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most so many columns wide, cut between letters as a reader sees them. */
export function shortenedTo(columns: number, text: string): string {
  if (stringWidth(text) <= columns) return text;
  let start = '';
  for (const { segment } of letters.segment(text)) {
    if (stringWidth(start + segment) > columns - 1) break;
    start += segment;
  }
  return `${start}…`;
}

/** Filled up with spaces to so many columns. */
export const paddedTo = (columns: number, text: string): string =>
  text + ' '.repeat(Math.max(0, columns - stringWidth(text)));
