/**
 * Measures how this visit to the page went, and tells no one: no call is made and nothing is kept
 * after the page. Whoever looks (a developer, a test) asks `sitePerformance()` for the figures.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

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

const figures: PerformanceFigures = { cumulativeLayoutShift: 0 };

/** The figures as they stand, not only as they end. */
const options = { reportAllChanges: true };

onTTFB(({ value }) => {
  figures.timeToFirstByte = Math.round(value);
}, options);
onFCP(({ value }) => {
  figures.firstContentfulPaint = Math.round(value);
}, options);
onLCP(({ value }) => {
  figures.largestContentfulPaint = Math.round(value);
}, options);
onINP(
  ({ value }) => {
    figures.interactionToNextPaint = Math.round(value);
  },
  // The shortest that browsers report.
  { ...options, durationThreshold: 16 },
);
onCLS(({ value }) => {
  figures.cumulativeLayoutShift = value;
}, options);

globalThis.sitePerformance = () => ({ ...figures });
