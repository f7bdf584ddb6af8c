import type { Question, Thing, WebPage } from 'schema-dts';
import type { Page } from '#content/page.ts';
import { addressOf, socialCardOf, titleOf } from '../head.ts';
import { socialCardFile } from '../social-card/social-card-file.ts';
import { idOn, ids } from './ids.ts';

type WebPageType =
  | 'WebPage'
  | 'AboutPage'
  | 'CollectionPage'
  | 'ContactPage'
  | 'FAQPage'
  | 'ProfilePage';

/** The properties of a WebPage that differ between pages. */
export interface Subject {
  readonly type?: WebPageType;
  readonly mainEntity?: { readonly '@id': string } | readonly Question[];
  /** Further nodes of the graph, with their own `@id`. */
  readonly things?: readonly Thing[];
}

export const webPage = (
  page: Page,
  { type = 'WebPage', mainEntity }: Subject,
  lastChange: string,
): WebPage => ({
  '@type': type,
  '@id': idOn(page, 'page'),
  url: addressOf(page.path),
  name: titleOf(page),
  description: page.description,
  inLanguage: 'en-GB',
  isPartOf: { '@id': ids.website },
  about: { '@id': ids.agency },
  dateModified: lastChange,
  primaryImageOfPage: {
    '@type': 'ImageObject',
    url: addressOf(socialCardOf(page).path),
    width: String(socialCardFile.width),
    height: String(socialCardFile.height),
    caption: socialCardOf(page).alt,
  },
  ...(page.path === '/' ? {} : { breadcrumb: { '@id': idOn(page, 'breadcrumbs') } }),
  ...(mainEntity ? { mainEntity } : {}),
});
