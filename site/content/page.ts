/** What the document needs to know of a page; every page has all of it, so no head can lack a part. */
export interface Page {
  /** The path a visitor sees, without a trailing slash; `/` for the home page. */
  readonly path: string;
  /** The page's own title; the document adds the agency's name. */
  readonly title: string;
  /** One or two sentences for search results and previews. */
  readonly description: string;
  /** What kind of page it is, in a word or two: the line above the title on its social card. */
  readonly kicker: string;
  /** The title on the social card, where the page's own one is written for search results. */
  readonly cardTitle?: string;
  /** ISO date of the last change of substance; the sitemap tells it to search engines. */
  readonly updated: string;
  /** The page this one lies under: a service under Services, a job under Careers. */
  readonly parent?: { readonly title: string; readonly path: string };
  /** False for a page that answers something and means nothing to anyone who searches. */
  readonly indexed?: boolean;
  /** An Atom feed of what the page lists. */
  readonly feed?: { readonly title: string; readonly path: string };
}

/** How a menu link marks where the visitor is: this page, or the part of the site it lies in. */
export function currentMark(link: string, page: Page): 'page' | 'true' | undefined {
  if (link === page.path) return 'page';
  return link === page.parent?.path ? 'true' : undefined;
}
