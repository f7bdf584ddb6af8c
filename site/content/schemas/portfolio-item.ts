import type { z } from 'astro/zod';
import { count, fields, line, prose } from './fields.ts';
import { drawing, photograph } from './picture.ts';
import type { SchemaTools } from './tools.ts';

/** One piece of work (specification, section 3). */
export const portfolioItemSchema = (tools: SchemaTools) =>
  fields({
    title: line('Hotel launch film', 80),
    Id: count(14).meta({ title: 'Place', description: 'The place in lists; 1 is the first.' }),
    sub: line('Film', 60).meta({ title: 'Kind of work' }),
    category: line('booking', 40).meta({
      description: 'booking, technology and Video have a filter; any other appears under See All.',
    }),
    pImg: drawing('Drawing', 'Hotel-Launch-Film'),
    photograph: photograph(tools),
    description: prose('A frame of a film: a hotel lobby at dusk.').meta({
      title: 'Alternative text',
    }),
    thumb1: line('Film', 40).meta({ title: 'First tag' }),
    thumb2: line('Launch', 40).meta({ title: 'Second tag' }),
    Industry: line('Hotels', 60).optional(),
    Country: line('Saudi Arabia', 40).optional(),
    Technologies1: line('React', 40).optional().meta({ title: 'First technology' }),
    Technologies2: line('Node.js', 40).optional().meta({ title: 'Second technology' }),
  });

export type PortfolioItemData = z.infer<ReturnType<typeof portfolioItemSchema>>;
