import type { Trip } from './figures.ts';

export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, as every time in a trace. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread: waiting for other processes does not count. */
  readonly tdur?: number;
  readonly args?: {
    readonly data?: {
      readonly documentLoaderURL?: string;
      readonly isOutermostMainFrame?: boolean;
      readonly url?: string;
    };
  };
}

export const traceCategories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

/** In milliseconds after navigation start. */
export const workWindow = 2500;

const milliseconds = ({ tdur, dur = 0 }: TraceEvent) => (tdur ?? dur) / 1000;

const total = (events: readonly TraceEvent[]) =>
  events.reduce((sum, event) => sum + milliseconds(event), 0);

/** The events of a page's main thread since its navigation start. */
function mainThreadIn(trace: readonly TraceEvent[], url: string) {
  const start = trace.find(
    ({ name, args }) =>
      name === 'navigationStart' &&
      args?.data?.documentLoaderURL === url &&
      args.data.isOutermostMainFrame === true,
  );
  if (!start) throw new Error(`The trace does not have the visit to ${url}.`);
  const events = trace.filter(
    ({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts,
  );
  return { start: start.ts, events };
}

/** The time of all tasks within `workWindow`; the part of a task after its end does not count. */
export function workIn(trace: readonly TraceEvent[], url: string): number {
  const { start, events } = mainThreadIn(trace, url);
  const end = start + workWindow * 1000;
  return events
    .filter(({ name, ts }) => name === 'RunTask' && ts < end)
    .reduce((sum, task) => sum + Math.min(milliseconds(task), (end - task.ts) / 1000), 0);
}

/** Reads the longest task and the time of style and layout from the trace of a trip. */
export function tripIn(trace: readonly TraceEvent[], url: string): Trip {
  const { events: own } = mainThreadIn(trace, url);
  const loaded = own.find(({ name }) => name === 'loadEventEnd')?.ts;
  if (loaded === undefined) throw new Error(`${url} was not loaded within its trace.`);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  if (tasks.length === 0) throw new Error(`The trace of ${url} has no tasks.`);
  const layout = own.filter(({ name }) => name === 'UpdateLayoutTree' || name === 'Layout');
  return {
    longestTask: Math.max(...tasks.map(milliseconds)),
    layoutToLoad: total(layout.filter(({ ts }) => ts < loaded)),
    layoutToEnd: total(layout),
  };
}
