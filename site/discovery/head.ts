import { readFileSync } from 'node:fs';
import { identity } from '#agency/identity.ts';
import type { Page } from '#content/page.ts';
import { palette } from '#drawing/palette.ts';
import { socialCardFile } from './social-card/social-card-file.ts';

/** The colour of the browser's own interface: that of the header. */
const themeColour = palette.paper;

/** Inline, because the file is smaller than the headers of a request. */
const icon = `data:image/svg+xml,${readFileSync('site/public/favicon.svg', 'utf8')
  .trim()
  .replace(/[^\w:/=.,;()@-]/g, encodeURIComponent)}`;

export const addressOf = (path: string): string => new URL(path, identity.origin).href;

export const titleOf = (page: Page): string =>
  page.path === '/' ? page.title : `${page.title} | ${identity.name}`;

export const socialCardOf = (page: Page) => ({
  path: `/social${page.path === '/' ? '/index' : page.path}.png`,
  title: page.cardTitle ?? page.title,
  kicker: page.kicker,
  alt: `${page.kicker}: ${page.cardTitle ?? page.title}. The ${identity.name} logo beside a wall of star tiles.`,
});

/** The account on X, unless the identity has a placeholder. */
function xAccount(): { name: string; content: string }[] {
  const { hostname, pathname } = new URL(identity.social.x);
  return hostname === 'x.com' ? [{ name: 'twitter:site', content: `@${pathname.slice(1)}` }] : [];
}

/** The title, meta and link elements of a page. */
export function headOf(page: Page) {
  const title = titleOf(page);
  const address = addressOf(page.path);
  const picture = socialCardOf(page);
  const isIndexed = page.indexed !== false;
  return {
    title,
    meta: [
      { name: 'description', content: page.description },
      // These pages are served at other URLs than their own, so they have no canonical URL either.
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
      { name: 'theme-color', content: themeColour },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: identity.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      ...(isIndexed ? [{ property: 'og:url', content: address }] : []),
      { property: 'og:locale', content: 'en_GB' },
      { property: 'og:image', content: addressOf(picture.path) },
      { property: 'og:image:type', content: socialCardFile.type },
      { property: 'og:image:width', content: String(socialCardFile.width) },
      { property: 'og:image:height', content: String(socialCardFile.height) },
      { property: 'og:image:alt', content: picture.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...xAccount(),
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: page.description },
      { name: 'twitter:image', content: addressOf(picture.path) },
      { name: 'twitter:image:alt', content: picture.alt },
    ],
    links: [
      ...(isIndexed ? [{ rel: 'canonical', href: address }] : []),
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: icon, type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      // An installed app starts on the home page.
      ...(page.path === '/' ? [{ rel: 'manifest', href: '/site.webmanifest' }] : []),
      ...(page.feed
        ? [
            {
              rel: 'alternate',
              type: 'application/atom+xml',
              title: page.feed.title,
              href: page.feed.path,
            },
          ]
        : []),
    ],
  };
}
