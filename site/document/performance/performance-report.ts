/**
 * Measures how this visit to the page went, and tells no one: no call is made and nothing is kept
 * after the page. Whoever looks (a developer, a test) asks `sitePerformance()` for the figures.
 */

/** Milliseconds since the visitor came to the page, and the layout shift score; what did not happen is absent. */
export interface PerformanceFigures {
  timeToFirstByte?: number;
  firstContentfulPaint?: number;
  largestContentfulPaint?: number;
  interactionToNextPaint?: number;
  cumulativeLayoutShift: number;
}

declare global {
  var sitePerformance: (() => Readonly<PerformanceFigures>) | undefined;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface PageNavigation extends PerformanceNavigationTiming {
  readonly activationStart?: number;
}

const figures: PerformanceFigures = { cumulativeLayoutShift: 0 };

const [navigation] = performance.getEntriesByType('navigation') as PageNavigation[];
/** A prerendered page is visited from the moment it is shown, not from the moment it was fetched. */
const visitStart = navigation?.activationStart ?? 0;
const sinceVisit = (time: number) => Math.max(0, Math.round(time - visitStart));
if (navigation) figures.timeToFirstByte = sinceVisit(navigation.responseStart);

function observe<Entry extends PerformanceEntry>(
  type: string,
  take: (entry: Entry) => void,
  options?: PerformanceObserverInit,
): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry as Entry);
  });
  observer.observe({ type, buffered: true, ...options } as PerformanceObserverInit);
}

observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') figures.firstContentfulPaint = sinceVisit(startTime);
});

observe('largest-contentful-paint', ({ startTime }) => {
  figures.largestContentfulPaint = sinceVisit(startTime);
});

// Shifts count in sessions: less than a second apart, at most five seconds long. The worst one is the score.
let session = { start: 0, end: 0, score: 0 };
observe<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
  if (hadRecentInput) return;
  const continues = startTime - session.end < 1000 && startTime - session.start < 5000;
  session = continues
    ? { ...session, end: startTime, score: session.score + value }
    : { start: startTime, end: startTime, score: value };
  figures.cumulativeLayoutShift = Math.max(figures.cumulativeLayoutShift, session.score);
});

observe<PerformanceEventTiming & { readonly interactionId?: number }>(
  'event',
  ({ interactionId, duration }) => {
    if (!interactionId) return;
    figures.interactionToNextPaint = Math.max(figures.interactionToNextPaint ?? 0, duration);
  },
  { durationThreshold: 16 } as PerformanceObserverInit,
);

globalThis.sitePerformance = () => ({ ...figures });
