import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const built = 'dist/site';

/** The path of every page in the build that can be asked for, the 404 page as an unknown path. */
export const sitePages = readdirSync(built, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => relative(built, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .map((file) => `/${file.replace(/\.html$/, '')}`)
  .filter((path) => !path.startsWith('/enquiry/'))
  .map((path) => (path === '/index' ? '/' : path === '/404' ? '/no-such-page' : path))
  .sort();
