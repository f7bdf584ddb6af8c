import { unknownPath } from '../../tests/harness/site-pages.ts';
import { attempt } from './attempt.ts';
import { whyNotKept } from './back-forward.ts';
import type { PageFigures } from './figures.ts';
import { pagesThatLinkTo } from './links.ts';
import { limitDoor, limitPath } from './measured-build.ts';
import { measureNextPage } from './next-page.ts';
import { makeTrip } from './trip.ts';

type Browsing = Omit<PageFigures, 'path' | 'visits'>;

export interface Browsed {
  readonly figures: Browsing;
  readonly failures: readonly string[];
}

/** What a page is like in the hand: scrolled to its end, reached by a link, left and returned to. */
export async function browse(chromePath: string, origin: string, path: string): Promise<Browsed> {
  const url = origin + path;
  const failures: string[] = [];
  const measured = async <Result>(name: string, measure: () => Promise<Result>) => {
    const result = await attempt(`${name} of ${path}`, measure);
    if (result === undefined) failures.push(`${name} of ${path}`);
    return result;
  };
  const trip = await measured('a trip to the end', () => makeTrip(chromePath, url, 1));
  const slowTrip = await measured('a slow trip to the end', () => makeTrip(chromePath, url, 4));
  const own = { ...(trip && { trip }), ...(slowTrip && { slowTrip }) };
  // No link leads to what is not there, and no browser keeps an answer that is not 200.
  if (path === unknownPath) return { figures: own, failures };
  const doors = path === limitPath ? [limitDoor] : pagesThatLinkTo(path);
  const next = await measured('a click on a link', () =>
    measureNextPage(chromePath, origin, doors, path),
  );
  const notKept = await measured('going back', () => whyNotKept(chromePath, url));
  return {
    figures: { ...own, ...(next && { next }), ...(notKept !== undefined && { notKept }) },
    failures,
  };
}
