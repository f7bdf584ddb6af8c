import lighthouse, { type RequestItem, type Result } from 'lighthouse';
import { withBrowserPort } from './browser.ts';
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

/** What Lighthouse's phone (simulated slow 4G, a quarter of the processor) finds on its first visit. */
export async function visit(
  chromePath: string,
  url: string,
  scriptSize: ScriptScale,
): Promise<Visit> {
  const run = await withBrowserPort(chromePath, (port) =>
    lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: categories,
      // The 404 page is a page too.
      ignoreStatusCode: true,
      disableFullPageScreenshot: true,
    }),
  );
  if (!run) throw new Error('no result');
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const items = (lhr.audits['network-requests']?.details?.items ?? []).filter((item) =>
    item.url.startsWith('http'),
  );
  if (items.length === 0) throw new Error('no requests');
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  return {
    firstPaint: figure(lhr, 'first-contentful-paint'),
    largestPaint: figure(lhr, 'largest-contentful-paint'),
    blocking: figure(lhr, 'total-blocking-time'),
    shift: figure(lhr, 'cumulative-layout-shift'),
    speedIndex: figure(lhr, 'speed-index'),
    scores: scoresOf(lhr),
    files: items.map(fileOf),
    scriptBytes: await scriptSize(
      url,
      scripts.map(({ url }) => url),
    ),
  };
}
