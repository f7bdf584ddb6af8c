import type { ElementHandle, Page } from 'puppeteer-core';
import { median } from '../../tests/harness/median.ts';
import { withTab } from './browser.ts';
import type { NextPage } from './figures.ts';

const desktop = { width: 1280, height: 800 };
const clicks = 3;

/** A visitor rests on a link for a moment before the click; the browser takes it as a sign. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 1000));

/** Puts the pointer on the first link to a page that can be seen. */
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

/** What the page says of itself once it is there and painted; undefined before. */
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
    // In the moment of the change there is no page to ask.
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
 * Goes to a page by a link, several times, from the first page with one that can be seen. A page that
 * was not prerendered once was not prerendered; undefined if no link to it can be seen anywhere.
 */
export async function measureNextPage(
  chromePath: string,
  origin: string,
  doors: readonly string[],
  to: string,
): Promise<NextPage | undefined> {
  for (const from of doors) {
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
