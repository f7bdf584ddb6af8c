import { builtHtml } from './built-files.ts';

/** A path without a page, which shows the 404 page. */
export const unknownPath = '/no-such-page';

/** Console messages that a page may cause: the 404 page causes one about its status. */
export const consoleOn = (path: string): RegExp[] =>
  path === unknownPath ? [/status of 404/] : [];

/** The addresses of all pages in the build, with `unknownPath` for the 404 page. */
export const sitePages = builtHtml('dist/site')
  .map((file) => `/${file.replace(/\.html$/, '')}`)
  .filter((path) => !path.startsWith('/enquiry/'))
  .map((path) => (path === '/index' ? '/' : path === '/404' ? unknownPath : path))
  .sort();

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** One page of every kind: the first of each folder, and every page at the top level. */
export const pageKinds = sitePages.filter(
  (path, index) =>
    folderOf(path) === '' ||
    sitePages.findIndex((other) => folderOf(other) === folderOf(path)) === index,
);
