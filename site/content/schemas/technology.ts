import type { z } from 'astro/zod';
import { count, fields, line, oneOf } from './fields.ts';

/** One technology (specification, section 3). */
export const technologySchema = fields({
  title: line('PostgreSQL', 40),
  Id: count(7).meta({ title: 'Place', description: 'The place in its group.' }),
  group: oneOf(['Web Platform', 'Databases', 'SEO', 'Graphic Design']),
  icon: line('PostgreSQL', 40).meta({
    description: 'The name of a drawing. A technology without one has a star.',
  }),
});

export type TechnologyData = z.infer<typeof technologySchema>;
