import * as v from 'valibot';
import { day, fields, line, path, prose } from './fields.ts';

const description =
  'Booking platforms and the custom software behind them, for agencies and hotels.';

/** What the document needs to know of a page; every page has all of it, so no head can lack a part. */
export const pageSchema = fields({
  /** The path a visitor sees, without a trailing slash; `/` for the home page. */
  path: path('/about'),
  /** The page's own title; the document adds the agency's name. */
  title: line('About Us'),
  /** One or two sentences for search results and previews. */
  description: v.pipe(
    prose(description),
    v.minLength(50, `search results want 50 to 160 characters, such as “${description}”`),
    v.maxLength(160, `search results want 50 to 160 characters, such as “${description}”`),
  ),
  /** What kind of page it is, in a word or two: the line above the title on its social card. */
  kicker: line('Company', 60),
  /** The title on the social card, where the page's own one is written for search results. */
  cardTitle: v.exactOptional(line('Tell us what you want to build')),
  /** The day of the last change of substance; the sitemap tells it to search engines. */
  updated: day,
  /** The page this one lies under: a service under Services, a job under Careers. */
  parent: v.exactOptional(fields({ title: line('Services'), path: path('/services') })),
  /** False for a page that answers something and means nothing to anyone who searches. */
  indexed: v.exactOptional(v.boolean('write true or false')),
  /** An Atom feed of what the page lists. */
  feed: v.exactOptional(fields({ title: line('Open positions'), path: path('/jobs.atom') })),
});

export type Page = v.InferOutput<typeof pageSchema>;

export const bannerSchema = fields({
  title: line('Privacy Policy'),
  lead: line('What we do with the information you give us.', 160),
});
