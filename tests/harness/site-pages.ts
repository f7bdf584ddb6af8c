import { builtHtml } from './built-files.ts';

/** The one path among them that answers 404: the 404 page has no path of its own. */
export const unknownPath = '/no-such-page';

/** The path of every page in the build that can be asked for, the 404 page as an unknown path. */
export const sitePages = builtHtml('dist/site')
  .map((file) => `/${file.replace(/\.html$/, '')}`)
  .filter((path) => !path.startsWith('/enquiry/'))
  .map((path) => (path === '/index' ? '/' : path === '/404' ? unknownPath : path))
  .sort();
