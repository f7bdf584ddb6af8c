import type { Trip } from './figures.ts';

export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, as all of a trace. */
  readonly ts: number;
  readonly dur?: number;
  /** The processor's time alone: what others took from the page is not counted. */
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

const work = new Set([
  ...['ParseHTML', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'],
  ...['EvaluateScript', 'FunctionCall', 'FireAnimationFrame', 'RunMicrotasks', 'v8.compile'],
  ...['MajorGC', 'MinorGC', 'HitTest', 'IntersectionObserverController::computeIntersections'],
]);

const milliseconds = ({ tdur, dur = 0 }: TraceEvent) => (tdur ?? dur) / 1000;

const total = (events: readonly TraceEvent[]) =>
  events.reduce((sum, event) => sum + milliseconds(event), 0);

/** The three largest pieces of work inside a task. */
function piecesOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  const inside = events.filter(({ name, ts }) => work.has(name) && ts >= task.ts && ts < end);
  const names = [...new Set(inside.map(({ name }) => name))];
  return names
    .map((name) => ({ name, time: total(inside.filter((event) => event.name === name)) }))
    .sort((one, other) => other.time - one.time)
    .slice(0, 3)
    .map(({ name, time }) => `${name} ${time.toFixed(0)} ms`)
    .join(', ');
}

/** Reads a trip out of Chromium's trace: the main thread of the page, from its start to the trace's end. */
export function tripIn(trace: readonly TraceEvent[], url: string): Trip {
  const start = trace.find(
    ({ name, args }) =>
      name === 'navigationStart' &&
      args?.data?.documentLoaderURL === url &&
      args.data.isOutermostMainFrame === true,
  );
  if (!start) throw new Error(`The trace does not have the visit to ${url}.`);
  const own = trace.filter(
    ({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts,
  );
  const loaded = own.find(({ name }) => name === 'loadEventEnd')?.ts;
  if (loaded === undefined) throw new Error(`${url} was not loaded within its trace.`);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const longest = tasks.reduce<TraceEvent | undefined>(
    (most, task) => (most && milliseconds(most) >= milliseconds(task) ? most : task),
    undefined,
  );
  if (!longest) throw new Error(`The trace of ${url} has no tasks.`);
  const named = (name: string) => own.filter((event) => event.name === name);
  const before = (events: readonly TraceEvent[]) => events.filter(({ ts }) => ts < loaded);
  const [style, layout] = [named('UpdateLayoutTree'), named('Layout')];
  return {
    longestTask: milliseconds(longest),
    spentOn: piecesOf(longest, own),
    styleToLoad: total(before(style)),
    layoutToLoad: total(before(layout)),
    styleToEnd: total(style),
    layoutToEnd: total(layout),
  };
}
