import { unknownPath } from '../../tests/harness/site-pages.ts';
import { attempt } from './attempt.ts';
import { whyNotKept } from './back-forward.ts';
import type { PageFigures } from './figures.ts';
import { pagesThatLinkTo } from './links.ts';
import { limitPath, linkPath } from './measured-build.ts';
import { measureNextPage } from './next-page.ts';
import { makeTrip } from './trip.ts';
import { fetchBeforeIdle } from './visit.ts';

/**
 * Adds what Lighthouse does not measure: bytes before idle, scrolling, following a link, going
 * back.
 */
export async function browse(
  chromePath: string,
  origin: string,
  page: PageFigures,
  failures: string[],
): Promise<PageFigures> {
  const { path } = page;
  const url = origin + path;
  const measured = async <Result>(name: string, measure: () => Promise<Result>) => {
    const result = await attempt(`${name} of ${path}`, measure);
    if (result === undefined) failures.push(`${name} of ${path}`);
    return result;
  };
  const filesBeforeIdle = await measured('bytes', () => fetchBeforeIdle(chromePath, url));
  const trip = await measured('scrolling', () => makeTrip(chromePath, url, 1));
  const slowTrip = await measured('slow scrolling', () => makeTrip(chromePath, url, 4));
  const figures = { ...page, filesBeforeIdle, trip, slowTrip };
  // No link leads to the 404 page, and the back/forward cache keeps no page with that status.
  if (path === unknownPath) return figures;
  const sources = path === limitPath ? [linkPath] : pagesThatLinkTo(path);
  const next = await measured('next page', () =>
    measureNextPage(chromePath, origin, sources, path),
  );
  const notKept = await measured('back/forward cache', () => whyNotKept(chromePath, url));
  return { ...figures, next, notKept };
}
