/** The data of a page for the document. */
export interface Page {
  /** The path without a trailing slash, or `/` for the home page. */
  readonly path: string;
  /** The title, to which the document adds the agency's name. */
  readonly title: string;
  /** One or two sentences for search results and previews. */
  readonly description: string;
  /** The line above the title on the social card: the kind of page, in a word or two. */
  readonly kicker: string;
  /** The title on the social card, if different. */
  readonly cardTitle?: string;
  /** The date of the last substantial change, for the sitemap. */
  readonly updated: string;
  /** The parent page: Services for a service, Careers for a job. */
  readonly parent?: { readonly title: string; readonly path: string };
  /** False for pages that respond to a form. */
  readonly indexed?: boolean;
  /** The Atom feed of the page's list. */
  readonly feed?: { readonly title: string; readonly path: string };
}

/** How a menu link marks the current page or the section that contains it. */
export function currentMark(link: string, page: Page): 'page' | 'true' | undefined {
  if (link === page.path) return 'page';
  return link === page.parent?.path ? 'true' : undefined;
}
