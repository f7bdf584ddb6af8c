export const letter = 'A';

/** One word wider than any phone, as product names and German nouns can be. */
const longWord = 'Reisebuchungsplattformentwicklungsgesellschaftsvertrag';

const endless = `${longWord} and the digital transformation of everything else that travels far`;

/** A text of the maximum length, with a word that is wider than a phone. */
export const longest = (most: number): string => endless.slice(0, most).trim();

export const longText = Array.from(
  { length: 12 },
  () =>
    `A sentence that goes on for rather longer than an editor would allow, with ${longWord} in it.`,
).join(' ');

export const many = <Item>(make: (index: number) => Item): readonly Item[] =>
  Array.from({ length: 12 }, (_, index) => make(index + 1));

/** The same text in every one of these fields, which are separated by spaces. */
export const inEach = (fields: string, text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.split(' ').map((field) => [field, text]));
