import lighthouse, { type Flags, type RequestItem, type Result } from 'lighthouse';
import type { Page } from 'puppeteer-core';
import { withTab } from './browser.ts';
import { categories, type FetchedFile, type Kind, type Visit } from './figures.ts';
import type { ScriptScale } from './script-size.ts';

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'image',
};

const fileOf = ({ url, resourceType = '', transferSize = 0 }: RequestItem): FetchedFile => ({
  path: new URL(url).pathname,
  kind: kindOf[resourceType] ?? 'other',
  bytes: transferSize,
});

function figure({ audits }: Result, name: string): number {
  const { numericValue, errorMessage } = audits[name] ?? {};
  if (numericValue === undefined) throw new Error(`${name}: ${errorMessage ?? 'no figure'}`);
  return numericValue;
}

function scoresOf(result: Result): Visit['scores'] {
  const score = (name: string): number => {
    const value = result.categories[name]?.score;
    if (value === undefined || value === null) throw new Error(`${name}: no score`);
    return Math.round(value * 100);
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

function requestsOf({ audits }: Result): readonly RequestItem[] {
  const items = audits['network-requests']?.details?.items ?? [];
  const requests = items.filter(({ url }) => url.startsWith('http'));
  if (requests.length === 0) throw new Error('no requests');
  return requests;
}

async function audit(tab: Page, url: string, only: Partial<Flags>): Promise<Result> {
  const flags: Flags = {
    logLevel: 'silent',
    output: 'json',
    // The 404 page is a page too.
    ignoreStatusCode: true,
    disableFullPageScreenshot: true,
    ...only,
  };
  const run = await lighthouse(url, flags, undefined, tab);
  if (!run) throw new Error('no result');
  if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message);
  return run.lhr;
}

/** A first visit of Lighthouse's phone: simulated slow 4G and 4 × slow-down. */
export async function visit(
  chromePath: string,
  url: string,
  scriptSize: ScriptScale,
): Promise<Omit<Visit, 'work'>> {
  const result = await withTab(chromePath, (tab) =>
    audit(tab, url, { onlyCategories: categories }),
  );
  const requests = requestsOf(result);
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    firstPaint: figure(result, 'first-contentful-paint'),
    largestPaint: figure(result, 'largest-contentful-paint'),
    blocking: figure(result, 'total-blocking-time'),
    allWork: figure(result, 'mainthread-work-breakdown'),
    shift: figure(result, 'cumulative-layout-shift'),
    speedIndex: figure(result, 'speed-index'),
    scores: scoresOf(result),
    files: requests.map(fileOf),
    scriptBytes: await scriptSize(
      url,
      scripts.map((script) => script.url),
    ),
  };
}

/**
 * Pages load their remaining pictures when idle, but not with Save-Data: a visit with it has the
 * rest.
 */
export const fetchBeforeIdle = (chromePath: string, url: string): Promise<FetchedFile[]> =>
  withTab(chromePath, async (tab) => {
    await tab.evaluateOnNewDocument(() => {
      if (!('connection' in navigator)) throw new Error('Save-Data cannot be set.');
      Object.defineProperty(navigator.connection, 'saveData', { value: true });
    });
    const result = await audit(tab, url, { onlyAudits: ['network-requests'] });
    return requestsOf(result).map(fileOf);
  });
