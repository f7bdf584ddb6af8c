import type { z } from 'astro/zod';
import { count, fields, line, prose } from './fields.ts';

/** One quote (specification, section 3). */
export const testimonialSchema = fields({
  Title: line('A whole group on one screen', 80),
  id: count(4).meta({ title: 'Place', description: 'The place in the carousel.' }),
  image: line('Noor Umrah', 40).meta({
    title: 'Company',
    description: 'Its wordmark is shown, or its name if it has none.',
  }),
  Des: prose('Every room, visa and balance is on one screen.').meta({ title: 'Quote' }),
  Name: line('Sana Haq', 60).meta({ title: 'Author' }),
  sub: line('Operations Manager, Noor Umrah', 80).meta({ title: 'Role and company' }),
  country: line('United Kingdom', 40),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
