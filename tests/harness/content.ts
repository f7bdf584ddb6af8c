import { readContent } from '#scripts/content/read-content.ts';

/** The content of the site, as its files have it. */
export const content = readContent();
