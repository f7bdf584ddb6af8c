import type { ElementHandle, Page } from 'puppeteer-core';
import { median } from '../median.ts';
import { withTab } from './browser.ts';
import type { NextPage } from './figures.ts';

const desktop = { width: 1280, height: 800 };
const clicks = 3;

/** Chromium prerenders the target while the pointer rests on a link. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 1000));

/** Moves the pointer to the first visible link to a page. */
async function pointAt(tab: Page, path: string): Promise<ElementHandle | undefined> {
  for (const link of await tab.$$(`a[href="${path}"]`)) {
    if (!(await link.isVisible())) continue;
    await link.hover();
    return link;
  }
  return undefined;
}

interface Arrival {
  readonly activated: number;
  /** Milliseconds since the click. */
  readonly painted: number;
}

/** When the page was activated and painted; undefined before its first paint. */
const askAfter = (tab: Page, path: string): Promise<Arrival | undefined> =>
  tab.evaluate((expected: string) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByType('paint');
    if (location.pathname !== expected || !navigation || !paint) return undefined;
    return {
      activated: 'activationStart' in navigation ? Number(navigation.activationStart) : 0,
      painted: performance.timeOrigin + paint.startTime - Number(localStorage.getItem('clicked')),
    };
  }, path);

async function arrival(tab: Page, path: string): Promise<Arrival> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    // `evaluate` fails while the tab changes from one page to the other.
    const arrived = await askAfter(tab, path).catch(() => undefined);
    if (arrived) return arrived;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${path} was not painted.`);
}

type Click = 'no link' | 'not prerendered' | number;

/** Milliseconds from the click to the first paint. */
const clickOnce = (chromePath: string, origin: string, from: string, to: string): Promise<Click> =>
  withTab(chromePath, async (tab) => {
    await tab.setViewport(desktop);
    await tab.goto(origin + from, { waitUntil: 'load' });
    await tab.evaluate(() => {
      addEventListener(
        'click',
        ({ timeStamp }) =>
          localStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
        { capture: true },
      );
    });
    const link = await pointAt(tab, to);
    if (!link) return 'no link';
    await rest();
    await link.click();
    const { activated, painted } = await arrival(tab, to);
    return activated > 0 ? painted : 'not prerendered';
  });

/**
 * Follows a visible link to a page, several times, from the first page that has one. A click
 * without prerendering ends the measurement. Returns undefined if no page has a visible link.
 */
export async function measureNextPage(
  chromePath: string,
  origin: string,
  sources: readonly string[],
  to: string,
): Promise<NextPage | undefined> {
  for (const from of sources) {
    const times: number[] = [];
    let click: Click = 0;
    while (times.length < clicks) {
      click = await clickOnce(chromePath, origin, from, to);
      if (typeof click === 'string') break;
      times.push(click);
    }
    if (click === 'not prerendered') return { from, milliseconds: undefined };
    if (click !== 'no link') return { from, milliseconds: median(times) };
  }
  return undefined;
}
