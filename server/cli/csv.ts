/**
 * The start of a formula. An enquiry can contain one, and a spreadsheet would run it (OWASP, CSV
 * injection). A leading apostrophe makes it text.
 */
const formulaStart = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@]|[\t\r\n])/u;

/** Some spreadsheets also accept full-width characters (＝＋－＠). */
const isFormula = (value: string) => formulaStart.test(value.normalize('NFKC'));

const cell = (value: string) =>
  `"${(isFormula(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** Formats a line of CSV (RFC 4180) that is safe to open in a spreadsheet. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Without it Excel does not recognise UTF-8. */
export const byteOrderMark = '\uFEFF';
