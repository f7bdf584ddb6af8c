import * as v from 'valibot';
import { fields, filledList, line, prose } from './fields.ts';

const anchor = 'use small letters and hyphens, such as how-long';

/** A question on /faqs. */
export const questionSchema = fields({
  /** The anchor in the address; it stays when the question is reworded. */
  id: v.pipe(v.string(anchor), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, anchor)),
  question: line('How long does a project take?'),
  /** Paragraphs; a question without its own answer has the one that all share. */
  answer: v.exactOptional(
    filledList(prose('Most first releases take three months.'), "'Three months, most often.'"),
  ),
});

export type Question = v.InferOutput<typeof questionSchema>;
