import { expect, it } from 'vitest';
import { type TraceEvent, tripIn, workIn } from './trace.ts';

const url = 'http://127.0.0.1/';
const start = (pid: number, documentLoaderURL: string): TraceEvent => ({
  name: 'navigationStart',
  pid,
  tid: 1,
  ts: 1000,
  args: { data: { documentLoaderURL, isOutermostMainFrame: true } },
});
const event = (name: string, ts: number, dur: number, tdur = dur, pid = 1): TraceEvent => ({
  name,
  pid,
  tid: 1,
  ts,
  dur,
  tdur,
});

const trace = [
  start(2, 'about:blank'),
  start(1, url),
  event('RunTask', 2000, 30_000),
  event('UpdateLayoutTree', 3000, 4000),
  event('Layout', 8000, 9000),
  event('loadEventEnd', 40_000, 0),
  // 90 ms by the clock, of which the main thread had the processor for 20 ms.
  event('RunTask', 50_000, 90_000, 20_000),
  event('Layout', 60_000, 5000, 2000),
  event('RunTask', 50_000, 500_000, 500_000, 2),
];

it('reads the longest task and the time of style and layout from a trace', () => {
  expect(tripIn(trace, url)).toEqual({
    longestTask: 30,
    layoutToLoad: 4 + 9,
    layoutToEnd: 4 + 9 + 2,
  });
});

it('adds up the tasks of the first 2.5 seconds and cuts the last one off', () => {
  const late = [event('RunTask', 2_491_000, 40_000), event('RunTask', 2_600_000, 70_000)];
  expect(workIn([...trace, ...late], url)).toBe(30 + 20 + 10);
});

it('throws if the trace does not have the visit', () => {
  expect(() => tripIn(trace, 'http://127.0.0.1/about')).toThrow(/does not have the visit/);
});
