import { identity } from '../../contact/identity.ts';
import type { Page } from './page.ts';

/** The colour of the browser's own frame: the header's paper. */
const themeColour = '#ffffff';

/** Everything in a page's head that follows from what the page is. */
export function headOf(page: Page) {
  const title = page.path === '/' ? page.title : `${page.title} | ${identity.name}`;
  const address = new URL(page.path, identity.origin).href;
  return {
    title,
    meta: [
      { name: 'description', content: page.description },
      { name: 'theme-color', content: themeColour },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: identity.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: address },
      { property: 'og:locale', content: 'en_GB' },
    ],
    links: [
      { rel: 'canonical', href: address },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  };
}
