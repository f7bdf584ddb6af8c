import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** The paths of all pages in a build, with forward slashes: `index.html`, `services/SEO.html`. */
export const builtHtml = (build: string): readonly string[] =>
  globSync('**/*.html', { cwd: build })
    .map((file) => file.split(sep).join('/'))
    .sort();
