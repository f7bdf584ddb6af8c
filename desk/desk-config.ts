import { type Config, collection, config, fields } from '@keystatic/core';
import { z } from 'astro/zod';
import { type Kind, kindNames, kinds } from '../site/content/kinds.ts';
import type { SchemaTools } from '../site/content/schemas/tools.ts';
import { fieldsOf } from './fields-of-schema.ts';

/** Replaces Astro's schema functions and marks pictures and references. */
const tools: SchemaTools = {
  image: () => z.string().meta({ kind: 'picture' }) as never,
  reference: (to) => z.string().meta({ kind: 'reference', to }) as never,
};

const labels: Readonly<Record<Kind, string>> = {
  services: 'Services',
  'case-studies': 'Case studies',
  portfolio: 'Portfolio',
  team: 'Team',
  jobs: 'Jobs',
  questions: 'Questions',
  testimonials: 'Testimonials',
  partners: 'Partners',
  clients: 'Clients',
  technologies: 'Technologies',
  legal: 'Legal pages',
};

/** The address of an entry's page in the development site. */
const previews: Readonly<Record<Kind, string>> = {
  services: '/services/{slug}',
  'case-studies': '/case_study/{slug}',
  portfolio: '/portfolio',
  team: '/team-single/{slug}',
  jobs: '/{slug}',
  questions: '/faqs#{slug}',
  testimonials: '/',
  partners: '/',
  clients: '/about',
  technologies: '/',
  legal: '/{slug}',
};

/** Makes a file name from a title: Grace-Okafor. */
const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function collectionOf(kind: Kind) {
  const { ending, schema } = kinds[kind];
  const { shape } = schema(tools) as z.ZodObject;
  // The first field names the entry.
  const [name = '', ...others] = Object.keys(shape);
  const own = fieldsOf(shape, kind);
  const title = own[name] as { readonly label: string };
  const entry = {
    ...own,
    [name]: fields.slug({
      name: { label: title.label, validation: { isRequired: true } },
      slug: { label: 'File name', description: 'Part of the address.', generate: slugOf },
    }),
  };
  const text = fields.markdoc({
    label: 'Text',
    extension: 'md',
    options: { image: false, table: false, divider: false, code: false, codeBlock: false },
  });
  return collection({
    label: labels[kind],
    slugField: name,
    path: `${kind}/*`,
    previewUrl: `${import.meta.env.PUBLIC_SITE_URL ?? ''}${previews[kind]}`,
    columns: others.includes('Id') ? ['Id'] : [],
    format: ending === 'md' ? { contentField: 'text', data: 'yaml' } : { data: 'yaml' },
    schema: ending === 'md' ? { ...entry, text } : entry,
  } as never);
}

/**
 * Keystatic infers types from literal fields. These fields are known at run time only, hence the
 * casts.
 */
export const desk: Config = config({
  storage: { kind: 'local' },
  ui: { brand: { name: 'Editing desk' } },
  collections: Object.fromEntries(kindNames.map((kind) => [kind, collectionOf(kind)])),
}) as never;
