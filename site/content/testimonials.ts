import { identity } from '#agency/identity.ts';
import type { Testimonial } from './schemas/testimonial.ts';

const sample = {
  image: 'Noor Umrah',
  Title: 'A whole group on one screen',
  Des: 'One umrah group used to mean a folder of spreadsheets and a day on the phone. Now every room, visa and balance stands on one screen, and the team goes home on time.',
  Name: 'Sana Haq',
  sub: 'Operations Manager, Noor Umrah',
  country: 'United Kingdom',
} satisfies Omit<Testimonial, 'id'>;

/** The specification has three identical samples. */
export const testimonials: readonly Testimonial[] = [
  { id: 1, ...sample },
  { id: 2, ...sample },
  { id: 3, ...sample },
];

export const reviews = {
  figure: '3,900+',
  claim: `customers win deals with software from ${identity.name}.`,
  badges: ['client', 'project'],
  badgesNote: 'Both review sites are samples.',
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

/** The words around the count on a badge. */
export const reviewRating = { before: '5 stars from', after: 'reviews' } as const;
