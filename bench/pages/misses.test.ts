import { describe, expect, it } from 'vitest';
import type { Figures, PageFigures, Visit } from './figures.ts';
import { lineOf, missesOf } from './misses.ts';
import { figureNames } from './table.ts';
import { whyVoid } from './void-run.ts';

const visit: Visit = {
  firstPaint: 600,
  largestPaint: 700,
  blocking: 0,
  work: 500,
  allWork: 800,
  shift: 0,
  speedIndex: 600,
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  files: [{ path: '/', kind: 'document', bytes: 14_000 }],
  scriptBytes: 2000,
};

const page = (path: string, changes: Partial<Visit> = {}, rest: Partial<PageFigures> = {}) => ({
  path,
  visits: Array.from({ length: 3 }, () => ({ ...visit, ...changes })),
  filesBeforeIdle: visit.files,
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
  interactions: [],
  failures: [],
  ...rest,
});

const missed = (all: Figures) => missesOf(all).map((miss) => lineOf(miss, false));
const files = (count: number, kilobytes: number) =>
  Array.from({ length: count }, () => ({
    path: '/file',
    kind: 'image' as const,
    bytes: kilobytes * 1024,
  }));

describe('missesOf', () => {
  it('accepts pages exactly at their goals', () => {
    const home = page(
      '/',
      {
        firstPaint: 1.7 * 600,
        largestPaint: 1.8 * 700,
        shift: 0.0049,
        scores: { ...visit.scores, performance: 98 },
        files: files(30, 10),
      },
      { filesBeforeIdle: [...files(11, 10), ...files(1, 20)] },
    );
    const about = page(
      '/about',
      { firstPaint: 1.45 * 600, largestPaint: 1.6 * 700, files: files(50, 10) },
      { filesBeforeIdle: files(10, 10) },
    );
    expect(missed(figures([home, about]))).toEqual([]);
  });

  it('names every goal that a page misses', () => {
    const slow: Partial<Visit> = {
      firstPaint: 1100,
      largestPaint: 1300,
      shift: 0.005,
      scores: { ...visit.scores, performance: 97, seo: 92 },
      files: files(31, 10),
      scriptBytes: 6 * 1024,
    };
    const filesBeforeIdle = files(13, 11);
    expect(missed(figures([page('/', slow, { filesBeforeIdle })]))).toEqual([
      'missed: /: FCP 1.10 s, at most 1.02 s (1.7 × 0.60 s)',
      'missed: /: LCP 1.30 s, at most 1.26 s (1.8 × 0.70 s)',
      'missed: /: CLS 0.0050, under 0.005',
      'target missed: /: performance 97, at least 98',
      'missed: /: seo 92, at least 100',
      'missed: /: requests 13, at most 12',
      'missed: /: before idle 143.00 KB, at most 130',
      'missed: /: all 310.00 KB, at most 300',
      'missed: /: script 6.00 KB, at most 5',
    ]);
    const names = missesOf(figures([page('/', slow)])).map(({ figure }) => figure);
    expect(names.filter((name) => !figureNames.includes(name))).toEqual([]);
  });

  it('compares TBT with the page beside', () => {
    const beside = [page('http://other/', { blocking: 80 })];
    expect(missed(figures([page('/', { blocking: 999 })]))).toEqual([]);
    expect(missed(figures([page('/', { blocking: 130 }, { beside })]))).toEqual([]);
    expect(missed(figures([page('/', { blocking: 131 }, { beside })]))).toEqual([
      'target missed: /: TBT 131 ms, at most 130 (beside http://other/)',
    ]);
  });

  it('judges by the median and reports missing visits', () => {
    const uneven = [visit, { ...visit, firstPaint: 5000 }, visit];
    expect(missed(figures([page('/', {}, { visits: uneven })]))).toEqual([]);
    expect(missed(figures([page('/', {}, { visits: [visit] })]))).toEqual([
      'missed: /: 1 of 3 visits succeeded',
    ]);
  });

  it('does not expect SEO and best practices of the 404 page', () => {
    const scores = { performance: 100, accessibility: 90, seo: 50, 'best-practices': 96 };
    expect(missed(figures([page('/no-such-page', { scores })]))).toEqual([
      'missed: /no-such-page: accessibility 90, at least 100',
    ]);
  });

  it('names failures of browsing, and slow clicks and presses as targets', () => {
    const next = { milliseconds: 50, from: '/about' };
    const kept = page('/', {}, { next, notKept: 'unload' });
    const lost = page('/team', {}, { next: { milliseconds: undefined, from: '/about' } });
    const interactions = [press('menu', 40, 48, 200), press('tabs', 56, 56, 16), press('filter')];
    const failures = ['scrolling of /faqs'];
    expect(missed(figures([kept, lost], { interactions, failures }))).toEqual([
      'missed: not measured: scrolling of /faqs',
      'target missed: /: painted 50 ms after a click on /about, under 50',
      'missed: /: not in the back/forward cache: unload',
      'missed: /team: not prerendered from /about',
      'target missed: /: tabs is painted after 56 ms, under 50',
      'missed: /: filter: no press was measured',
    ]);
  });
});

describe('whyVoid', () => {
  const withLimit = (...paints: number[]) =>
    figures([], {
      limit: page('', {}, { visits: paints.map((firstPaint) => ({ ...visit, firstPaint })) }),
    });

  it('accepts a steady limit page', () => {
    expect(whyVoid(withLimit(600, 610, 620))).toBeUndefined();
  });

  it('rejects times that vary, and too few visits', () => {
    expect(whyVoid(withLimit(600, 800, 1000, 1200, 1400))).toMatch(/FCP varies by 40 %/);
    expect(whyVoid(withLimit(600, 600))).toMatch(/had 2/);
  });
});
