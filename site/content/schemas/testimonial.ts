import type * as v from 'valibot';
import { count, fields, line, prose } from './fields.ts';

/** One quote (specification, section 3). */
export const testimonialSchema = fields({
  id: count(4),
  /** The customer's company: its wordmark is shown, or its name where it has none. */
  image: line('Noor Umrah', 40),
  Title: line('A whole group on one screen', 80),
  Des: prose('Every room, visa and balance stands on one screen.'),
  Name: line('Sana Haq', 60),
  sub: line('Operations Manager, Noor Umrah', 80),
  country: line('United Kingdom', 40),
});

export type Testimonial = v.InferOutput<typeof testimonialSchema>;
