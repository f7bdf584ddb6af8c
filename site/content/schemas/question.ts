import type { z } from 'astro/zod';
import { count, fields, line, list, prose } from './fields.ts';

/** A question on /faqs. The file name is its anchor in the address. */
export const questionSchema = fields({
  question: line('How long does a project take?'),
  order: count(6).meta({ title: 'Place' }),
  answer: list(prose('Most first releases take three months.'), 'Three months, most often.')
    .default([])
    .meta({ description: 'Paragraphs. A question without any has the common answer.' }),
});

export type QuestionData = z.infer<typeof questionSchema>;
