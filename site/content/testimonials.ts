import { identity } from '#agency/identity.ts';

export const reviews = {
  figure: '3,900+',
  claim: `customers win deals with software from ${identity.name}.`,
  badges: ['client', 'project'],
  carousel: {
    label: 'What customers say',
    previous: 'Previous quote',
    next: 'Next quote',
    slide: 'Quote',
  },
} as const;

/** Two review sites, invented: 5 stars from 200+ reviews, and from 300+. */
export const reviewBadges = {
  client: { source: 'Agency Post', count: '200+' },
  project: { source: 'Buyers’ Post', count: '300+' },
} as const;

/** Printed on each badge, because both review sites are invented. */
export const sampleMark = 'Sample';

/** The text around the count on a badge. */
export const reviewRating = { before: '5 stars from', after: 'reviews' } as const;
