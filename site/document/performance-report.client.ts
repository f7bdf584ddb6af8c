/**
 * Measures this visit of the page for developers and tests, who call `sitePerformance()`. Nothing
 * is sent or stored.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Milliseconds since the navigation, and the layout shift score. Absent before the event. */
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

/** Report every change, not only the final value. */
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
  // The shortest duration that browsers report.
  { ...options, durationThreshold: 16 },
);
onCLS(({ value }) => {
  figures.cumulativeLayoutShift = value;
}, options);

globalThis.sitePerformance = () => ({ ...figures });
