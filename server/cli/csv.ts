/**
 * A cell that starts like this is a formula to a spreadsheet, and an enquiry can hold any text: the
 * apostrophe makes it text (OWASP, CSV injection).
 */
const likeAFormula = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@]|[\t\r\n])/u;

/** Some spreadsheets read the wide forms of these signs (＝＋－＠) as the signs themselves. */
const isLikeAFormula = (value: string) => likeAFormula.test(value.normalize('NFKC'));

const cell = (value: string) =>
  `"${(isLikeAFormula(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** One line of RFC 4180, safe to open in a spreadsheet. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Without it Excel takes UTF-8 for the local code page and spoils every name that is not English. */
export const byteOrderMark = '\uFEFF';
