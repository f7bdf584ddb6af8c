import * as v from 'valibot';

/**
 * The parts that schemas are made of. A message says what to write, with an example; the check
 * (scripts/check-content.ts) puts the file, the entry and the field before it.
 */
const written = (expectation: string) =>
  v.pipe(v.string(expectation), v.regex(/^\S(?:[\s\S]*\S)?$/, expectation));

/** A text on one line: a title, a name, a label. */
export const line = (example: string, most = 120) =>
  v.pipe(
    written(`write a text such as “${example}”`),
    v.maxLength(most, `use at most ${most} characters, such as “${example}”`),
  );

/** A sentence or more, as long as it needs to be. */
export const prose = (example: string) => written(`write a text such as “${example}”`);

export const list = <Item extends v.GenericSchema>(item: Item, example: string) =>
  v.pipe(v.array(item, `write a list such as [${example}]`), v.readonly());

/** A list without which its place on the page would be empty. */
export const filledList = <Item extends v.GenericSchema>(item: Item, example: string) =>
  v.pipe(
    v.array(item, `write a list such as [${example}]`),
    v.minLength(1, `write at least one, such as [${example}]`),
    v.readonly(),
  );

const dayExpectation = 'write a day that exists as year-month-day, such as 2027-03-31';

/** A day that the calendar has: 2027-02-30 is none. */
export const day = v.pipe(
  v.string(dayExpectation),
  v.isoDate(dayExpectation),
  v.check((text) => {
    const date = new Date(text);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  }, dayExpectation),
);

/** The last part of a page's address, or the name of a picture's file without its ending. */
export const slug = (example: string) => {
  const expectation = `use letters, digits and single hyphens, such as ${example}`;
  return v.pipe(v.string(expectation), v.regex(/^[A-Za-z\d]+(?:-[A-Za-z\d]+)*$/, expectation));
};

export const path = (example: string) => {
  const expectation = `begin with a slash and end without one, such as ${example}`;
  return v.pipe(v.string(expectation), v.regex(/^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/, expectation));
};

export const count = (example: number) =>
  v.pipe(
    v.number(`write a number without quotes, such as ${example}`),
    v.integer(`write a whole number, such as ${example}`),
  );

export const oneOf = <const Options extends readonly (string | number)[]>(options: Options) =>
  v.picklist(options, `use one of: ${options.join(', ')}`);

/** What to write where a field is missing: what the field itself asks for. */
function expectationOf(field: v.GenericSchema): string {
  const { issues } = v.safeParse(field, undefined);
  return issues?.[0]?.message ?? 'write a value';
}

/** A thing with exactly these fields: one that is misspelt is named, not overlooked. */
export const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.strictObject(entries, (issue) => {
      const key = issue.path?.at(-1)?.key;
      const field = typeof key === 'string' ? entries[key] : undefined;
      if (field && 'kind' in field) return expectationOf(field as v.GenericSchema);
      const names = Object.keys(entries).join(', ');
      return issue.expected === 'never' ? `the fields are ${names}` : `write { ${names} }`;
    }),
    v.readonly(),
  );
