import type { ElementHandle, Page } from 'puppeteer-core';
import { attempt } from './attempt.ts';
import { lighthousePhone, withTab } from './browser.ts';
import type { Interaction } from './figures.ts';
import { limitDoor } from './measured-build.ts';

interface Deed {
  readonly name: string;
  readonly path: string;
  readonly selector: string;
  /** Every element in turn, or the first one again and again. */
  readonly press: 'each' | 'again';
  /** What is typed after the press. */
  readonly text?: string;
}

/** The least that a press can bring about: what it takes is the machine's. */
const leastDeed: Deed = {
  name: 'least',
  path: limitDoor,
  selector: 'summary',
  press: 'again',
};

const deeds: readonly Deed[] = [
  { name: 'menu', path: '/', selector: 'header button[popovertarget]', press: 'again' },
  { name: 'tabs', path: '/', selector: '[role="tab"]', press: 'each' },
  { name: 'carousel', path: '/', selector: 'button[aria-label^="Next"]', press: 'again' },
  { name: 'accordion', path: '/faqs', selector: 'main summary', press: 'each' },
  { name: 'filter', path: '/portfolio', selector: 'main nav a', press: 'each' },
  {
    name: 'typing',
    path: '/contact',
    selector: 'main form :is(input:not([type="hidden"]), textarea)',
    press: 'each',
    text: 'me@here',
  },
];

const presses = 5;
const slowdown = 4;
/** The least that browsers report; faster presses are known only to be faster. */
const leastReported = 16;

/** Between one press and the next, as a person needs it. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

function watchPresses(): void {
  const durations: number[] = [];
  Object.assign(window, { pressDurations: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Only what belongs to a press or a key has a number.
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/**
 * A browser without a screen shows no frame for a letter in a field alone, and Event Timing would count up
 * to the next blink of the caret. So every key also changes one pixel, as a screen would.
 */
function showEveryKey(): void {
  const pixel = document.createElement('i');
  pixel.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px';
  addEventListener('keydown', () => {
    document.documentElement.append(pixel);
    requestAnimationFrame(() => {
      pixel.style.background = pixel.style.background ? '' : 'red';
    });
  });
}

async function visible(tab: Page, selector: string): Promise<ElementHandle[]> {
  const found: ElementHandle[] = [];
  for (const element of await tab.$$(selector)) {
    if (await element.isVisible()) found.push(element);
  }
  return found;
}

async function perform(tab: Page, { selector, press, text }: Deed): Promise<void> {
  const elements = await visible(tab, selector);
  const [first] = elements;
  if (!first) throw new Error(`There is nothing to press: ${selector}`);
  const turns =
    press === 'each' ? elements.slice(0, presses) : Array.from({ length: presses }, () => first);
  for (const element of turns) {
    await element.tap();
    await pause();
    for (const key of text ?? '') {
      await tab.keyboard.press(key);
      await pause();
    }
  }
}

/** The slowest press of one round, from the press to the paint that follows it. */
const slowestPress = (chromePath: string, origin: string, deed: Deed): Promise<number> =>
  withTab(chromePath, async (tab) => {
    await tab.setViewport(lighthousePhone);
    await tab.evaluateOnNewDocument(watchPresses);
    await tab.evaluateOnNewDocument(showEveryKey);
    await tab.goto(origin + deed.path, { waitUntil: 'networkidle0' });
    await tab.emulateCPUThrottling(slowdown);
    await perform(tab, deed);
    const { count, durations } = await tab.evaluate(() => ({
      count: 'interactionCount' in performance ? Number(performance.interactionCount) : 0,
      durations: 'pressDurations' in window ? (window.pressDurations as number[]) : [],
    }));
    if (count === 0) throw new Error('No press was noticed.');
    return Math.max(leastReported, ...durations);
  });

/** Presses what can be pressed, on pages that are measured, at a quarter of the processor's speed. */
export async function measureInteractions(
  chromePath: string,
  origin: string,
  paths: readonly string[],
  rounds: number,
): Promise<{ leastInteraction: Interaction; interactions: Interaction[] }> {
  const wanted = [leastDeed, ...deeds.filter(({ path }) => paths.includes(path))];
  const slowest = new Map<Deed, number[]>(wanted.map((deed) => [deed, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const deed of wanted) {
      const time = await attempt(deed.name, () => slowestPress(chromePath, origin, deed));
      if (time !== undefined) slowest.get(deed)?.push(time);
    }
  }
  const figuresOf = (deed: Deed): Interaction => ({
    name: deed.name,
    path: deed.path,
    slowest: slowest.get(deed) ?? [],
  });
  const [, ...others] = wanted;
  return { leastInteraction: figuresOf(leastDeed), interactions: others.map(figuresOf) };
}
