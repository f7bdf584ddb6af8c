import { addressOf } from '../head.ts';

/** Everyone may read everything; the service behind the form has nothing to read. */
export const robots = (): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${addressOf('/sitemap.xml')}`, ''].join('\n');
