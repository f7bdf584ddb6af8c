import type { ElementHandle, Page } from 'puppeteer-core';
import { attempt } from './attempt.ts';
import { lighthousePhone, withTab } from './browser.ts';
import type { Interaction } from './figures.ts';
import { linkPath } from './measured-build.ts';

interface Operation {
  readonly name: string;
  readonly path: string;
  readonly selector: string;
  /** Press every element in turn, or the first one repeatedly. */
  readonly press: 'each' | 'again';
  readonly text?: string;
}

const operations: readonly Operation[] = [
  // The shortest time that a press takes on this machine.
  { name: 'one <details>', path: linkPath, selector: 'summary', press: 'again' },
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
/** Event Timing does not report shorter durations. */
const leastReported = 16;

/** Between one press and the next, as a person would pause. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

function watchPresses(): void {
  const durations: number[] = [];
  Object.assign(window, { pressDurations: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Only entries of a press or a key have an id.
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/**
 * A headless browser paints no frame for a letter in a field alone, and Event Timing would measure
 * up to the next blink of the caret. So every key also changes one pixel.
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

async function perform(tab: Page, { selector, press, text }: Operation): Promise<void> {
  const elements = await visible(tab, selector);
  const [first] = elements;
  if (!first) throw new Error(`No visible element to press: ${selector}`);
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

/** The slowest press of one round, from the press to the next paint. */
const slowestPress = (chromePath: string, origin: string, operation: Operation): Promise<number> =>
  withTab(chromePath, async (tab) => {
    await tab.setViewport(lighthousePhone);
    await tab.evaluateOnNewDocument(watchPresses);
    await tab.evaluateOnNewDocument(showEveryKey);
    await tab.goto(origin + operation.path, { waitUntil: 'networkidle0' });
    await tab.emulateCPUThrottling(slowdown);
    await perform(tab, operation);
    const { count, durations } = await tab.evaluate(() => ({
      count: 'interactionCount' in performance ? Number(performance.interactionCount) : 0,
      durations: 'pressDurations' in window ? (window.pressDurations as number[]) : [],
    }));
    if (count === 0) throw new Error('The browser counted no press.');
    return Math.max(leastReported, ...durations);
  });

/** Presses the controls of the measured pages at 4 × slow-down. */
export async function measureInteractions(
  chromePath: string,
  origin: string,
  paths: readonly string[],
  rounds: number,
): Promise<Interaction[]> {
  const wanted = operations
    .filter(({ path }) => path === linkPath || paths.includes(path))
    .map((operation) => ({ operation, slowest: [] as number[] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { operation, slowest } of wanted) {
      const press = () => slowestPress(chromePath, origin, operation);
      const time = await attempt(operation.name, press);
      if (time !== undefined) slowest.push(time);
    }
  }
  return wanted.map(({ operation: { name, path }, slowest }) => ({ name, path, slowest }));
}
