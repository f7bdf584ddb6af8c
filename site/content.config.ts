import { defineCollection, reference } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { kinds } from '#content/kinds.ts';
import type { SchemaTools } from '#content/schemas/tools.ts';

interface Kind<Schema extends z.ZodType> {
  readonly ending: string;
  readonly schema: (tools: SchemaTools) => Schema;
}

/** One file per entry. The file name is the slug, in the letter case of the address. */
const collection = <Schema extends z.ZodType>(folder: string, { ending, schema }: Kind<Schema>) =>
  defineCollection({
    loader: glob({
      base: `site/content/${folder}`,
      pattern: `*.${ending}`,
      generateId: ({ entry }) => entry.slice(0, -ending.length - 1),
    }),
    schema: ({ image }) => schema({ image, reference }),
  });

export const collections = {
  services: collection('services', kinds.services),
  'case-studies': collection('case-studies', kinds['case-studies']),
  portfolio: collection('portfolio', kinds.portfolio),
  team: collection('team', kinds.team),
  testimonials: collection('testimonials', kinds.testimonials),
  partners: collection('partners', kinds.partners),
  clients: collection('clients', kinds.clients),
  technologies: collection('technologies', kinds.technologies),
  questions: collection('questions', kinds.questions),
  jobs: collection('jobs', kinds.jobs),
  legal: collection('legal', kinds.legal),
};
