import { globSync, readFileSync } from 'node:fs';

const characterOf = (hex: string | undefined, decimal: string) =>
  String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));

/** The texts between the tags of a page. */
const textsIn = (html: string): string[] =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]+>/)
    .map((text) =>
      text
        .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, decimal) => characterOf(hex, decimal))
        .replace(/&\w+;/g, ' ')
        .trim(),
    );

/**
 * Splits texts into lines without the space at a break, since fonts differ most in the width of
 * spaces.
 */
const linesOf = (texts: readonly string[], length: number): string[] =>
  texts.flatMap((text) => text.match(new RegExp(`\\S.{0,${length}}(?!\\S)`, 'g')) ?? [text]);

const headingsIn = (html: string) => html.match(/<h[1-4]\b[\s\S]*?<\/h[1-4]>/g) ?? [];

/** The pages of the last build. */
export const builtPages = globSync('dist/site/**/*.html').map((file) => readFileSync(file, 'utf8'));

export const siteTexts = [...new Set(builtPages.flatMap(textsIn))];

/** The texts and headings of the site in lines of the length on a phone. */
export const textLines = linesOf(siteTexts, 40);
export const headingLines = linesOf(
  [...new Set(builtPages.flatMap(headingsIn).flatMap(textsIn))],
  20,
);
