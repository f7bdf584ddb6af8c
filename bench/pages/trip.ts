import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { lighthousePhone, withTab } from './browser.ts';
import type { Trip } from './figures.ts';
import { type TraceEvent, traceCategories, tripIn, workIn, workWindow } from './trace.ts';

/** Pixels a second: a visitor in a hurry. */
const speed = 4000;

async function scrollToEnd(tab: Page): Promise<void> {
  const session = await tab.createCDPSession();
  const left = () =>
    tab.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  // Scroll again where the page has grown meanwhile.
  for (let gesture = 0; gesture < 5 && (await left()) > 1; gesture += 1) {
    await session.send('Input.synthesizeScrollGesture', {
      x: lighthousePhone.width / 2,
      y: lighthousePhone.height / 2,
      yDistance: -(await left()) - 50,
      speed,
      gestureSourceType: 'mouse',
    });
  }
  await session.detach();
  if ((await left()) > 1) throw new Error('The end of the page was not reached.');
}

/** Records Chromium's trace while `use` visits a page on Lighthouse's phone. */
const record = (
  chromePath: string,
  slowdown: number,
  use: (tab: Page) => Promise<void>,
): Promise<TraceEvent[]> =>
  withTab(chromePath, async (tab) => {
    await tab.setViewport(lighthousePhone);
    await tab.emulateCPUThrottling(slowdown);
    await tab.tracing.start({ categories: traceCategories });
    await use(tab);
    const trace = await tab.tracing.stop();
    if (!trace) throw new Error('There is no trace.');
    return JSON.parse(new TextDecoder().decode(trace)).traceEvents;
  });

/** Loads a page and scrolls it to its end. */
export async function makeTrip(chromePath: string, url: string, slowdown: number): Promise<Trip> {
  const trace = await record(chromePath, slowdown, async (tab) => {
    await tab.goto(url, { waitUntil: 'networkidle0' });
    await scrollToEnd(tab);
  });
  return tripIn(trace, url);
}

/** Loads a page at 4 × slow-down, does not touch it, and returns the work of its main thread. */
export async function measureWork(chromePath: string, url: string): Promise<number> {
  const trace = await record(chromePath, 4, async (tab) => {
    await tab.goto(url, { waitUntil: 'load' });
    await wait(workWindow);
  });
  return workIn(trace, url);
}
