/** What the document needs to know of a page; every page has all of it, so no head can lack a part. */
export interface Page {
  /** The path a visitor sees, without a trailing slash; `/` for the home page. */
  readonly path: string;
  /** The page's own title; the document adds the agency's name. */
  readonly title: string;
  /** One or two sentences for search results and previews. */
  readonly description: string;
}
