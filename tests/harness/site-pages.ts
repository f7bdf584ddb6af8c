import { builtHtml } from './built-files.ts';

/** The one path among them that answers 404: the 404 page has no path of its own. */
export const unknownPath = '/no-such-page';

/** What a browser may say of a page: of the 404 page, its status, which is the point of it. */
export const consoleOn = (path: string): RegExp[] =>
  path === unknownPath ? [/status of 404/] : [];

/** The path of every page in the build that can be asked for, the 404 page as an unknown path. */
export const sitePages = builtHtml('dist/site')
  .map((file) => `/${file.replace(/\.html$/, '')}`)
  .filter((path) => !path.startsWith('/enquiry/'))
  .map((path) => (path === '/index' ? '/' : path === '/404' ? unknownPath : path))
  .sort();

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** One page of every kind: the first of each folder, and every page that is alone. */
export const pageKinds = sitePages.filter(
  (path, index) =>
    folderOf(path) === '' ||
    sitePages.findIndex((other) => folderOf(other) === folderOf(path)) === index,
);
