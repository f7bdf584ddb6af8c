import type { Content } from '#content/content.ts';
import { escapeHtml } from '#enquiry/escape-html.ts';
import { indexedPagesOf, lastChange } from '../all-pages.ts';
import { addressOf } from '../head.ts';
import { declaration } from './xml.ts';

/** The indexed pages with the dates of their last changes (sitemaps.org, version 0.9). */
export function sitemap(content: Content): string {
  const pages = indexedPagesOf(content);
  const entries = pages.map(
    (page) =>
      `  <url><loc>${escapeHtml(addressOf(page.path))}</loc><lastmod>${lastChange(page, pages)}</lastmod></url>\n`,
  );
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
