import { median } from '../../tests/harness/median.ts';
import { unknownPath } from '../../tests/harness/site-pages.ts';
import { categories, type Figures, type Interaction, type PageFigures } from './figures.ts';
import { goals, sizeGoalsOf } from './goals.ts';
import { medianVisit, spreadOf } from './medians.ts';

export interface Miss {
  readonly where: string;
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

function visitMisses(page: PageFigures, { limit, rounds }: Figures): Miss[] {
  const where = page.path;
  const unmeasured: Miss[] =
    page.visits.length < rounds
      ? [{ where, what: `${page.visits.length} visits instead of ${rounds}`, kind: 'fact' }]
      : [];
  if (page.visits.length === 0 || limit.visits.length === 0) return unmeasured;
  const [own, least] = [medianVisit(page.visits), medianVisit(limit.visits)];
  const size = sizeGoalsOf(where);
  const mostBlocking = spreadOf(limit.visits.map(({ blocking }) => blocking)).upper;
  const time = (name: string, is: number, ofLimit: number, factor: number): Miss[] =>
    is <= factor * ofLimit
      ? []
      : [
          {
            where,
            what: `${name} ${seconds(is)}, at most ${seconds(factor * ofLimit)} (${factor} × ${seconds(ofLimit)})`,
            kind: 'time',
          },
        ];
  const count = (name: string, is: number, most: number, digits = 0, unit = ''): Miss[] =>
    is <= most
      ? []
      : [{ where, what: `${is.toFixed(digits)}${unit} ${name}, at most ${most}`, kind: 'fact' }];
  return [
    ...unmeasured,
    ...time('FCP', own.firstPaint, least.firstPaint, goals.firstPaint),
    ...time('LCP', own.largestPaint, least.largestPaint, goals.largestPaint),
    ...count('TBT', own.blocking, Math.round(mostBlocking), 0, ' ms').map((miss) => ({
      ...miss,
      kind: 'time' as const,
    })),
    ...count('CLS', own.shift, 0, 4),
    ...judgedCategories(where).flatMap((name) => {
      const score = own.scores.get(name) ?? 0;
      return score < 100
        ? [
            {
              where,
              what: `${name} ${score} of 100`,
              kind: name === 'performance' ? 'time' : 'fact',
            } as const,
          ]
        : [];
    }),
    ...count('requests', own.requests, size.requests),
    ...count('in all', own.bytes / 1024, size.kilobytes, 1, ' KB'),
    ...count('script', own.scriptBytes / 1024, goals.scriptKilobytes, 2, ' KB'),
    ...count('fonts', (own.shares.get('font')?.bytes ?? 0) / 1024, goals.fontKilobytes, 1, ' KB'),
  ];
}

function browsingMisses({ path: where, trip, next, notKept }: PageFigures): Miss[] {
  const misses: Miss[] = [];
  if (trip && trip.longestTask > goals.task) {
    const what = `a task of ${trip.longestTask.toFixed(0)} ms, at most ${goals.task} (${trip.spentOn})`;
    misses.push({ where, what, kind: 'time' });
  }
  if (next && next.milliseconds === undefined) {
    misses.push({ where, what: `not prerendered from ${next.from}`, kind: 'fact' });
  } else if (next?.milliseconds !== undefined && next.milliseconds >= goals.next) {
    const what = `painted ${next.milliseconds.toFixed(0)} ms after a click on ${next.from}, under ${goals.next}`;
    misses.push({ where, what, kind: 'click' });
  }
  if (notKept) {
    misses.push({ where, what: `not in the back/forward cache: ${notKept}`, kind: 'fact' });
  }
  return misses;
}

const interactionMisses = ({ name, path, slowest }: Interaction): Miss[] => {
  const is = median(slowest);
  if (is < goals.interaction) return [];
  const what = Number.isNaN(is)
    ? `${name}: no press was measured`
    : `${name} answers in ${is} ms, under ${goals.interaction}`;
  return [{ where: path, what, kind: Number.isNaN(is) ? 'fact' : 'press' }];
};

export function missesOf(figures: Figures): readonly Miss[] {
  return [
    ...figures.failures.map((what) => ({ where: 'not measured', what, kind: 'fact' as const })),
    ...figures.pages.flatMap((page) => [...visitMisses(page, figures), ...browsingMisses(page)]),
    ...figures.interactions.flatMap(interactionMisses),
  ];
}
