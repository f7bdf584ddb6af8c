import * as v from 'valibot';
import { day, fields, filledList, line, slug } from './fields.ts';
import { bannerSchema, pageSchema } from './page.ts';

const words = "write a text in quotes, or { text: 'ico.org.uk', link: 'https://ico.org.uk' }";

/** Running text, with its own spaces at the ends; a part with a link leads somewhere. */
const inline = v.union(
  [
    v.pipe(v.string(words), v.nonEmpty(words)),
    fields({ text: line('ico.org.uk'), link: line('https://ico.org.uk', 200) }),
  ],
  words,
);
const paragraph = filledList(inline, "'We sell nothing.'");

const section = fields({
  /** The anchor in the address; it stays when the title changes. */
  id: slug('cookies'),
  title: line('Cookies', 80),
  /** The section in one sentence, for the margin. */
  inShort: line('None.', 160),
  body: filledList(
    v.union(
      [paragraph, fields({ list: filledList(paragraph, "['We sell nothing.']") })],
      "write a paragraph such as ['We sell nothing.'], or { list: [ … ] }",
    ),
    "['We sell nothing.']",
  ),
});

export const legalPageSchema = fields({
  page: pageSchema,
  banner: bannerSchema,
  /** The day of the last change of substance. */
  lastUpdated: day,
  sections: filledList(section, "{ id: 'cookies', … }"),
});

export type Paragraph = v.InferOutput<typeof paragraph>;
export type LegalSection = v.InferOutput<typeof section>;
export type LegalPage = v.InferOutput<typeof legalPageSchema>;
