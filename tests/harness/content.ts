import { readContent } from '#scripts/content/read-content.ts';

/** The content of the site, read from its files. */
export const content = readContent();
