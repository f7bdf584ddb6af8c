import { readContent } from '#scripts/content/read-content.ts';

export const content = readContent();
