import { z } from 'astro/zod';
import { fillPlaceholders, placeholderMistake } from '../placeholders.ts';

/**
 * The field types of the schemas. A message says what to write, with an example. The content check
 * (scripts/content) adds the file and the field.
 */

function mistakeIn(value: string, expectation: string): string | undefined {
  if (value.trim() === '') return expectation;
  if (value.trim() !== value) return 'remove the blank at its beginning or end';
  const [html] = /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i.exec(value) ?? [];
  if (html) return `remove “${html}”: HTML is shown as it is written`;
  return placeholderMistake(value);
}

const text = (expectation: string) =>
  z
    .string({ error: expectation })
    .check(({ value, issues }) => {
      const message = mistakeIn(value, expectation);
      if (message) issues.push({ code: 'custom', input: value, message });
    })
    .overwrite(fillPlaceholders);

/** A text on one line: a title, a name, a label. */
export const line = (example: string, most = 120) =>
  text(`write a text such as “${example}”`)
    .max(most, { error: `use at most ${most} characters, such as “${example}”` })
    .regex(/^[^\n]*$/, { error: `write it on one line, such as “${example}”` });

/** A sentence or more, as long as it needs to be. */
export const prose = (example: string) => text(`write a text such as “${example}”`);

const forSearch = 'Booking platforms and the custom software behind them, for agencies and hotels.';
const searchLength = `search results want 50 to 160 characters, such as “${forSearch}”`;

/** The description in search results. */
export const searchDescription = prose(forSearch)
  .min(50, { error: searchLength })
  .max(160, { error: searchLength });

export const emailAddress = (example: string) => {
  const error = `write an email address such as ${example}`;
  return text(error).max(80, { error }).regex(z.regexes.email, { error });
};

export const list = <Item extends z.ZodType>(item: Item, example: string) =>
  z.array(item, { error: `write a list such as [${example}]` });

/** A list with at least one entry, so that its place on the page is not empty. */
export const filledList = <Item extends z.ZodType>(item: Item, example: string) =>
  list(item, example).min(1, { error: `write at least one, such as [${example}]` });

const dayExpectation = 'write a day that exists as year-month-day, such as 2027-03-31';

/** A day. YAML parses an unquoted one as a date. */
export const day = z.union(
  [
    z.iso.date({ error: dayExpectation }),
    z.date().transform((date) => date.toISOString().slice(0, 10)),
  ],
  { error: dayExpectation },
);

/** The date of the last change, for search engines. */
export const updated = day.meta({
  title: 'Last change',
  description: 'The day of the last change of substance.',
});

/** The name of a drawing in site/assets, without extension. */
export const name = (example: string) => {
  const error = `use letters, digits and single hyphens, such as ${example}`;
  return z
    .string({ error })
    .max(80, { error })
    .regex(/^[A-Za-z\d]+(?:-[A-Za-z\d]+)*$/, { error });
};

export const count = (example: number) =>
  z.int({ error: `write a whole number without quotes, such as ${example}` });

export const oneOf = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: `use one of: ${options.join(', ')}` });

/** An object with exactly these fields: the message names a misspelt one. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `the fields are ${Object.keys(shape).join(', ')}`
        : `write the fields ${Object.keys(shape).join(', ')}`,
  });
