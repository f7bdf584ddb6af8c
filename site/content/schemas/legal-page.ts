import type { z } from 'astro/zod';
import { count, fields, line, searchDescription, updated } from './fields.ts';

/** The front matter of a legal page. Its sections follow as Markdown. */
export const legalPageSchema = fields({
  title: line('Privacy Policy'),
  order: count(4).meta({ title: 'Place', description: 'The place among the legal pages.' }),
  lead: line('What we do with the information you give us.', 160),
  description: searchDescription.meta({ description: 'For search results.' }),
  lastUpdated: updated,
});

export type LegalPageData = z.infer<typeof legalPageSchema>;
