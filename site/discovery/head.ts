import { readFileSync } from 'node:fs';
import { identity } from '#agency/identity.ts';
import type { Page } from '#content/page.ts';
import { palette } from '#drawing/palette.ts';
import { socialCardFile } from './social-card/social-card-file.ts';

/** The colour of the browser's own frame: the header's paper. */
const themeColour = palette.paper;

/** In the page: a file of its own costs every page a request for less than a request's headers. */
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

/** The account on X by its name; a placeholder is not someone's account. */
function xAccount(): { name: string; content: string }[] {
  const { hostname, pathname } = new URL(identity.social.x);
  return hostname === 'x.com' ? [{ name: 'twitter:site', content: `@${pathname.slice(1)}` }] : [];
}

/** Everything in a page's head that follows from what the page is. */
export function headOf(page: Page) {
  const title = titleOf(page);
  const address = addressOf(page.path);
  const picture = socialCardOf(page);
  const isIndexed = page.indexed !== false;
  return {
    title,
    meta: [
      { name: 'description', content: page.description },
      // The page answers under other addresses than its own, so it has no canonical one either.
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
      // Whoever keeps the site as an app starts there.
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
