import { expect, it } from 'vitest';
import { type TraceEvent, tripIn } from './trace.ts';

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
  // Longer by the clock, but most of it was somebody else's.
  event('RunTask', 50_000, 90_000, 20_000),
  event('Layout', 60_000, 5000, 2000),
  event('RunTask', 50_000, 500_000, 500_000, 2),
];

it('reads the longest task and the time of styles and layout out of a trace', () => {
  expect(tripIn(trace, url)).toEqual({
    longestTask: 30,
    spentOn: 'Layout 9 ms, UpdateLayoutTree 4 ms',
    styleToLoad: 4,
    layoutToLoad: 9,
    styleToEnd: 4,
    layoutToEnd: 11,
  });
});

it('says so when the visit is not in it', () => {
  expect(() => tripIn(trace, 'http://127.0.0.1/about')).toThrow(/does not have the visit/);
});
