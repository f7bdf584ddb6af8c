import { median } from '../../tests/harness/median.ts';
import { unknownPath } from '../../tests/harness/site-pages.ts';
import { categories, type Figures, type Interaction, type PageFigures } from './figures.ts';
import { goals, sizeGoalsOf } from './goals.ts';
import { medianVisit, spreadOf } from './medians.ts';

export interface Miss {
  readonly where: string;
  /** The figure, by its name in the table. */
  readonly figure: string;
  readonly what: string;
  /** What a busy machine alone may bring about, and what it may not. */
  readonly kind: 'time' | 'click' | 'press' | 'fact';
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** A page that is not there is not to be found, and the browser's console says that it is missing. */
const judgedCategories = (path: string) =>
  categories.filter(
    (name) => path !== unknownPath || name === 'performance' || name === 'accessibility',
  );

/** A paint against the limit page's own. */
function late(where: string, figure: string, is: number, ofLimit: number, factor: number): Miss[] {
  const most = factor * ofLimit;
  const what = `${figure} ${seconds(is)}, at most ${seconds(most)} (${factor} × ${seconds(ofLimit)})`;
  return is <= most ? [] : [{ where, figure, what, kind: 'time' }];
}

function visitMisses(page: PageFigures, { limit, rounds }: Figures): Miss[] {
  const where = page.path;
  const count = page.visits.length;
  const missed = (figure: string, what: string, kind: Miss['kind'] = 'fact'): Miss[] => [
    { where, figure, what, kind },
  ];
  const unmeasured =
    count < rounds ? missed('page', `${count} of ${rounds} visits could be made`) : [];
  if (count === 0 || limit.visits.length === 0) return unmeasured;

  const [own, least] = [medianVisit(page.visits), medianVisit(limit.visits)];
  const mostBlocking = spreadOf(limit.visits.map(({ blocking }) => blocking)).upper;
  const size = sizeGoalsOf(where);
  const heavy = (figure: string, bytes: number, most: number) =>
    bytes <= most * 1024
      ? []
      : missed(figure, `${figure} ${(bytes / 1024).toFixed(2)} KB, at most ${most}`);
  return [
    ...unmeasured,
    ...late(where, 'FCP', own.firstPaint, least.firstPaint, goals.firstPaint),
    ...late(where, 'LCP', own.largestPaint, least.largestPaint, goals.largestPaint),
    ...(own.blocking <= mostBlocking
      ? []
      : missed(
          'TBT',
          `TBT ${own.blocking.toFixed(0)} ms, at most ${mostBlocking.toFixed(0)}`,
          'time',
        )),
    ...(own.shift < goals.shift ? [] : missed('CLS', `CLS ${own.shift.toFixed(4)}, at most 0`)),
    ...judgedCategories(where).flatMap((name) => {
      const score = own.scores.get(name) ?? 0;
      const kind = name === 'performance' ? 'time' : 'fact';
      return score < 100 ? missed('scores', `${name} ${score} of 100`, kind) : [];
    }),
    ...(own.requests <= size.requests
      ? []
      : missed('requests', `requests ${own.requests}, at most ${size.requests}`)),
    ...heavy('all', own.bytes, size.kilobytes),
    ...heavy('script', own.scriptBytes, goals.scriptKilobytes),
    ...heavy('fonts', own.shares.get('font')?.bytes ?? 0, goals.fontKilobytes),
  ];
}

function browsingMisses({ path: where, trip, next, notKept }: PageFigures): Miss[] {
  const misses: Miss[] = [];
  if (trip && trip.longestTask > goals.task) {
    const what = `a task of ${trip.longestTask.toFixed(0)} ms, at most ${goals.task} (${trip.spentOn})`;
    misses.push({ where, figure: 'longest task', what, kind: 'time' });
  }
  if (next && next.milliseconds === undefined) {
    const what = `not prerendered from ${next.from}`;
    misses.push({ where, figure: 'next page', what, kind: 'fact' });
  } else if (next?.milliseconds !== undefined && next.milliseconds >= goals.next) {
    const what = `painted ${next.milliseconds.toFixed(0)} ms after a click on ${next.from}, under ${goals.next}`;
    misses.push({ where, figure: 'next page', what, kind: 'click' });
  }
  if (notKept) {
    const what = `not in the back/forward cache: ${notKept}`;
    misses.push({ where, figure: 'back/forward cache', what, kind: 'fact' });
  }
  return misses;
}

const interactionMisses = ({ name, path, slowest }: Interaction): Miss[] => {
  const is = median(slowest);
  if (is < goals.interaction) return [];
  const what = Number.isNaN(is)
    ? `${name}: no press was measured`
    : `${name} answers in ${is} ms, under ${goals.interaction}`;
  return [{ where: path, figure: name, what, kind: Number.isNaN(is) ? 'fact' : 'press' }];
};

export function missesOf(figures: Figures): readonly Miss[] {
  return [
    ...figures.failures.map(
      (what): Miss => ({ where: 'not measured', figure: '', what, kind: 'fact' }),
    ),
    ...figures.pages.flatMap((page) => [...visitMisses(page, figures), ...browsingMisses(page)]),
    ...figures.interactions.flatMap(interactionMisses),
  ];
}
