import { describe, expect, it } from 'vitest';
import type { Figures, PageFigures, Visit } from './figures.ts';
import { missesOf } from './misses.ts';
import { figureNames } from './table.ts';
import { whyVoid } from './void-run.ts';

const visit: Visit = {
  firstPaint: 600,
  largestPaint: 700,
  blocking: 0,
  shift: 0,
  speedIndex: 600,
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  files: [{ path: '/', kind: 'document', bytes: 14_000 }],
  scriptBytes: 2000,
};

const trip = {
  longestTask: 20,
  spentOn: 'Layout 12 ms',
  styleToLoad: 1,
  layoutToLoad: 1,
  styleToEnd: 2,
  layoutToEnd: 2,
};

const page = (path: string, changes: Partial<Visit> = {}, rest: Partial<PageFigures> = {}) => ({
  path,
  visits: Array.from({ length: 3 }, () => ({ ...visit, ...changes })),
  trip,
  next: { milliseconds: 30, from: '/about' },
  notKept: '',
  ...rest,
});

const press = (name: string, ...slowest: number[]) => ({ name, path: '/', slowest });

const figures = (pages: readonly PageFigures[], rest: Partial<Figures> = {}): Figures => ({
  machine: { at: '', browser: '', processor: '', load: '' },
  rounds: 3,
  limit: page('/limit-page'),
  pages,
  leastInteraction: press('least', 16),
  interactions: [],
  failures: [],
  ...rest,
});

const missed = (all: Figures) => missesOf(all).map(({ where, what }) => `${where}: ${what}`);
const files = (count: number, kind: 'font' | 'other', bytes: number) =>
  Array.from({ length: count }, () => ({ path: '/file', kind, bytes }));

describe('goals of a visit', () => {
  it('are reached by a page at the very edge of them', () => {
    const edge = { firstPaint: 1.35 * 600, largestPaint: 1.45 * 700, shift: 0.0004 };
    expect(missed(figures([page('/', edge), page('/about', edge)]))).toEqual([]);
  });

  it('are named one by one where they are missed', () => {
    const slow = page('/about', {
      firstPaint: 900,
      largestPaint: 1100,
      blocking: 10,
      shift: 0.01,
      scores: { ...visit.scores, seo: 92 },
      files: files(9, 'font', 9 * 1024),
      scriptBytes: 6 * 1024,
    });
    expect(missed(figures([slow]))).toEqual([
      '/about: FCP 0.90 s, at most 0.81 s (1.35 × 0.60 s)',
      '/about: LCP 1.10 s, at most 1.01 s (1.45 × 0.70 s)',
      '/about: TBT 10 ms, at most 0',
      '/about: CLS 0.0100, at most 0',
      '/about: seo 92 of 100',
      '/about: requests 9, at most 8',
      '/about: all 81.00 KB, at most 75',
      '/about: script 6.00 KB, at most 5',
      '/about: fonts 81.00 KB, at most 36',
    ]);
  });

  it('allow the home page more than others', () => {
    const heavy = { files: files(10, 'other', 11 * 1024) };
    expect(missed(figures([page('/', heavy)]))).toEqual([]);
    expect(missed(figures([page('/faqs', heavy)]))).toHaveLength(2);
  });

  it('are judged by the middle visit, and a visit too few is a miss', () => {
    const uneven = [visit, { ...visit, firstPaint: 5000 }, visit];
    expect(missed(figures([page('/', {}, { visits: uneven })]))).toEqual([]);
    expect(missed(figures([page('/', {}, { visits: [visit] })]))).toEqual([
      '/: 1 of 3 visits could be made',
    ]);
  });

  it('do not ask the 404 page to be found', () => {
    const scores = { ...visit.scores, seo: 50, 'best-practices': 96 };
    expect(missed(figures([page('/no-such-page', { scores })]))).toEqual([]);
    const hard = { ...scores, accessibility: 90 };
    expect(missed(figures([page('/no-such-page', { scores: hard })]))).toEqual([
      '/no-such-page: accessibility 90 of 100',
    ]);
  });
});

it('names what is missed in the hand', () => {
  const clumsy = page(
    '/',
    {},
    {
      trip: { ...trip, longestTask: 80 },
      next: { milliseconds: 50, from: '/about' },
      notKept: 'unload',
    },
  );
  const lost = page('/team', {}, { next: { milliseconds: undefined, from: '/about' } });
  const interactions = [press('menu', 40, 48, 200), press('tabs', 56, 56, 16), press('filter')];
  const failures = ['going back of /faqs'];
  expect(missed(figures([clumsy, lost], { interactions, failures }))).toEqual([
    'not measured: going back of /faqs',
    '/: a task of 80 ms, at most 50 (Layout 12 ms)',
    '/: painted 50 ms after a click on /about, under 50',
    '/: not in the back/forward cache: unload',
    '/team: not prerendered from /about',
    '/: tabs answers in 56 ms, under 50',
    '/: filter: no press was measured',
  ]);
});

it('names every figure as the table does', () => {
  const worst = page('/', { firstPaint: 9e3, largestPaint: 9e3, blocking: 9e3, shift: 1 });
  const names = missesOf(figures([worst])).map(({ figure }) => figure);
  expect(names).toEqual(['FCP', 'LCP', 'TBT', 'CLS']);
  expect(names.filter((name) => !figureNames.includes(name))).toEqual([]);
});

describe('a run', () => {
  it('is void for what a busy machine spoils on the limit page itself', () => {
    const uneven = [600, 800, 1000, 1200, 1400].map((firstPaint) => ({ ...visit, firstPaint }));
    const next = { milliseconds: 60, from: '/limit-door' };
    const busy = figures([page('/')], {
      limit: { ...page('/limit-page'), visits: uneven, next },
      leastInteraction: press('least', 64),
    });
    expect([...whyVoid(busy).keys()]).toEqual(['time', 'click', 'press']);
  });

  it('counts where the limit page is even, and was visited often enough to tell', () => {
    expect(whyVoid(figures([page('/')])).size).toBe(0);
    const limit = { ...page('/limit-page'), visits: [visit, visit] };
    expect([...whyVoid(figures([page('/')], { limit })).keys()]).toEqual(['time']);
  });

  it('allows as much blocking as three quarters of the limit page’s visits show', () => {
    const blocked = [0, 0, 20, 40].map((blocking) => ({ ...visit, blocking }));
    const limit = { ...page('/limit-page'), visits: blocked };
    expect(missed(figures([page('/', { blocking: 20 })], { limit }))).toEqual([]);
    expect(missed(figures([page('/', { blocking: 21 })], { limit }))).toHaveLength(1);
  });
});
