import { addressOf } from '../head.ts';

/** Allows everything except the endpoint of the form, which has no pages. */
export const robots = (): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${addressOf('/sitemap.xml')}`, ''].join('\n');
