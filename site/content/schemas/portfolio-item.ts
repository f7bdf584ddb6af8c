import * as v from 'valibot';
import { count, fields, line, oneOf, prose, slug } from './fields.ts';

/** One piece of work (specification, section 3). */
export const portfolioItemSchema = fields({
  Id: count(14),
  pImg: slug('Hotel-Launch-Film'),
  title: line('Hotel Launch Film', 80),
  slug: slug('Hotel-Launch-Film'),
  sub: line('Film', 60),
  category: oneOf([
    'booking',
    'technology',
    'Video',
    'analysis',
    'helpdesk',
    'marketing',
    'App design',
  ]),
  /** The two tags of its card. */
  thumb1: line('Film', 40),
  thumb2: line('Launch', 40),
  /** What the picture shows, for those who do not see it. */
  description: prose('A frame of a film: a hotel lobby at dusk.'),
  Industry: v.exactOptional(line('Hotels', 60)),
  Country: v.exactOptional(line('Saudi Arabia', 40)),
  Technologies1: v.exactOptional(line('React', 40)),
  Technologies2: v.exactOptional(line('Node.js', 40)),
});

export type PortfolioItem = v.InferOutput<typeof portfolioItemSchema>;
export type PortfolioCategory = PortfolioItem['category'];
