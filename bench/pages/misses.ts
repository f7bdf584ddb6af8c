import { unknownPath } from '../../tests/harness/site-pages.ts';
import { median } from '../median.ts';
import { categories, type Figures, type Interaction, type PageFigures } from './figures.ts';
import { goals, goalsOf } from './goals.ts';
import { medianVisit, sizeOf } from './medians.ts';

export interface Miss {
  readonly where: string;
  /** The figure, by its name in the table. */
  readonly figure: string;
  readonly what: string;
  /** A busy machine alone can cause a missed time; a missed target does not fail the run. */
  readonly kind: 'time' | 'fact' | 'target';
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** The 404 page is not to be indexed (SEO), and its status is in the console (best practices). */
const judgedCategories = (path: string) =>
  categories.filter(
    (name) => path !== unknownPath || name === 'performance' || name === 'accessibility',
  );

function visitMisses(page: PageFigures, { limit, rounds }: Figures): Miss[] {
  const where = page.path;
  const count = page.visits.length;
  const missed = (figure: string, what: string, kind: Miss['kind'] = 'fact'): Miss[] => [
    { where, figure, what, kind },
  ];
  const unmeasured = count < rounds ? missed('page', `${count} of ${rounds} visits succeeded`) : [];
  if (count === 0 || limit.visits.length === 0) return unmeasured;

  const [own, least, goal] = [medianVisit(page.visits), medianVisit(limit.visits), goalsOf(where)];
  const late = (figure: string, is: number, ofLimit: number, factor: number) =>
    is <= factor * ofLimit
      ? []
      : missed(
          figure,
          `${figure} ${seconds(is)}, at most ${seconds(factor * ofLimit)} (${factor} × ${seconds(ofLimit)})`,
          'time',
        );
  const heavy = (figure: string, bytes: number, most: number) =>
    bytes <= most * 1024
      ? []
      : missed(figure, `${figure} ${(bytes / 1024).toFixed(2)} KB, at most ${most}`);
  const blocked = (page.beside ?? []).flatMap(({ path, visits }) => {
    const most = medianVisit(visits).blocking + goals.blockingBeside;
    const what = `TBT ${own.blocking.toFixed(0)} ms, at most ${most.toFixed(0)} (beside ${path})`;
    return own.blocking <= most ? [] : missed('TBT', what, 'target');
  });
  const before = page.filesBeforeIdle ?? [];
  return [
    ...unmeasured,
    ...late('FCP', own.firstPaint, least.firstPaint, goal.firstPaint),
    ...late('LCP', own.largestPaint, least.largestPaint, goal.largestPaint),
    ...blocked,
    ...(own.shift < goals.shift
      ? []
      : missed('CLS', `CLS ${own.shift.toFixed(4)}, under ${goals.shift}`)),
    ...judgedCategories(where).flatMap((name) => {
      const score = own.scores.get(name) ?? 0;
      const [least, kind] =
        name === 'performance' ? [goal.performance, 'target' as const] : [100, 'fact' as const];
      return score < least ? missed('scores', `${name} ${score}, at least ${least}`, kind) : [];
    }),
    ...(before.length > goal.requests
      ? missed('requests', `requests ${before.length}, at most ${goal.requests}`)
      : []),
    ...heavy('before idle', sizeOf(before), goal.kilobytes),
    ...(where === '/' ? heavy('all', own.bytes, goals.homeKilobytes) : []),
    ...heavy('script', own.scriptBytes, goals.scriptKilobytes),
  ];
}

function browsingMisses({ path: where, next, notKept }: PageFigures): Miss[] {
  const misses: Miss[] = [];
  if (next && next.milliseconds === undefined) {
    const what = `not prerendered from ${next.from}`;
    misses.push({ where, figure: 'next page', what, kind: 'fact' });
  } else if (next?.milliseconds !== undefined && next.milliseconds >= goals.next) {
    const what = `painted ${next.milliseconds.toFixed(0)} ms after a click on ${next.from}, under ${goals.next}`;
    misses.push({ where, figure: 'next page', what, kind: 'target' });
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
    : `${name} is painted after ${is} ms, under ${goals.interaction}`;
  return [{ where: path, figure: name, what, kind: Number.isNaN(is) ? 'fact' : 'target' }];
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

/** Every miss in a line. A time that is missed while times do not count is `void`. */
export const lineOf = ({ where, what, kind }: Miss, isVoid: boolean): string => {
  const label = kind === 'target' ? 'target missed' : isVoid && kind === 'time' ? 'void' : 'missed';
  return `${label}: ${where}: ${what}`;
};
