/** Everything the document needs to know of a page. */
export interface Page {
  /** The path that visitors see, without a trailing slash; `/` for the home page. */
  readonly path: string;
  /** The page's own title; the document adds the agency's name. */
  readonly title: string;
  /** One or two sentences for search results and previews. */
  readonly description: string;
  /** The kind of page, in a word or two: the line above the title on its social card. */
  readonly kicker: string;
  /** The title on the social card, if the page's own is written for search results. */
  readonly cardTitle?: string;
  /** The day of the last change of substance, for the sitemap. */
  readonly updated: string;
  /** The page above it: Services for a service, Careers for a job. */
  readonly parent?: { readonly title: string; readonly path: string };
  /** False for a page that responds to a form and is of no use in search results. */
  readonly indexed?: boolean;
  /** An Atom feed of what the page lists. */
  readonly feed?: { readonly title: string; readonly path: string };
}

/** How a menu link marks where the visitor is: this page, or the part of the site it lies in. */
export function currentMark(link: string, page: Page): 'page' | 'true' | undefined {
  if (link === page.path) return 'page';
  return link === page.parent?.path ? 'true' : undefined;
}
