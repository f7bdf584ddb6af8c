import type { Page } from 'puppeteer-core';
import { lighthousePhone, withTab } from './browser.ts';
import type { Trip } from './figures.ts';
import { goals } from './goals.ts';
import { type TraceEvent, traceCategories, tripIn } from './trace.ts';

/** Pixels a second: a visitor in a hurry. */
const speed = 4000;

async function scrollToEnd(tab: Page): Promise<void> {
  const session = await tab.createCDPSession();
  const left = () =>
    tab.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  // Again where the page has grown on the way.
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

const tripOnce = (chromePath: string, url: string, slowdown: number): Promise<Trip> =>
  withTab(chromePath, async (tab) => {
    await tab.setViewport(lighthousePhone);
    await tab.emulateCPUThrottling(slowdown);
    await tab.tracing.start({ categories: traceCategories });
    await tab.goto(url, { waitUntil: 'networkidle0' });
    await scrollToEnd(tab);
    const trace = await tab.tracing.stop();
    if (!trace) throw new Error('There is no trace.');
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
      new TextDecoder().decode(trace),
    );
    return tripIn(traceEvents, url);
  });

/**
 * Loads a page on the phone and scrolls it to its end. A trip with a task over the goal is made twice
 * more, and the middle one counts: one disturbed trip does not decide.
 */
export async function makeTrip(chromePath: string, url: string, slowdown: number): Promise<Trip> {
  const first = await tripOnce(chromePath, url, slowdown);
  if (first.longestTask <= goals.task || slowdown > 1) return first;
  const more = [first, await tripOnce(chromePath, url, slowdown)];
  more.push(await tripOnce(chromePath, url, slowdown));
  const [, middle = first] = more.sort((one, other) => one.longestTask - other.longestTask);
  return middle;
}
