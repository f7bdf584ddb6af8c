import type { EnquiryArchive, Stats, Sweep } from './enquiry-store.ts';

const dayMs = 24 * 60 * 60_000;
const sweepEveryMs = 6 * 60 * 60_000;
/** A failed sweep may leave bytes behind, so it is repeated soon. */
const retryAfterFailureMs = 60_000;
/** After a longer pause, either the service was off or the clock is wrong. */
const maxPauseMs = 7 * dayMs;
/** Each sweep may move the cutoff by the time since the last sweep, times this factor. */
const catchUpFactor = 4;

type SweepStore = Pick<
  EnquiryArchive,
  'count' | 'erase' | 'finishErasure' | 'lastSweep' | 'recordSweep' | 'stats'
>;

/** `kept`: past the period by this clock, but the clock may be wrong. */
export interface SweepResult {
  readonly erased: number;
  readonly kept: number;
}

/** Before the first sweep only the time of the newest enquiry is known. */
function assumedSweep({ last }: Stats, periodMs: number, now: number): Sweep {
  const at = last ?? now;
  return { at, cutoff: at - periodMs };
}

/**
 * Moves the cutoff by the time since the last sweep, at most. If the last sweep was long before the
 * oldest enquiry, its clock was wrong, and the cutoff starts at that enquiry.
 */
function plausibleCutoff(last: Sweep, { first }: Stats, now: number, wanted: number): number {
  const pause = Math.max(0, now - last.at);
  const step = pause > maxPauseMs ? 0 : pause * catchUpFactor;
  const wasReset = first !== null && last.at < first - maxPauseMs;
  const from = wasReset ? Math.max(last.cutoff, first) : last.cutoff;
  return Math.min(wanted, from + step);
}

/** Enquiries received before this time are past the period. */
export const retentionCutoff = (days: number, now: number): number => now - days * dayMs;

/**
 * Finishes interrupted erasures and erases enquiries past the period; with 0 days, none. `all`
 * erases them even if the clock may be wrong: staff have confirmed it.
 */
export async function sweep(
  store: SweepStore,
  days: number,
  now: number,
  { all = false } = {},
): Promise<SweepResult> {
  await store.finishErasure();
  if (days === 0) return { erased: 0, kept: 0 };
  const wanted = retentionCutoff(days, now);
  const expired = await store.count({ receivedBefore: wanted });
  const recorded = await store.lastSweep();
  /** The recorded cutoff never goes back, even if the clock does. */
  const record = (cutoff: number) =>
    store.recordSweep({ at: now, cutoff: Math.max(cutoff, recorded?.cutoff ?? cutoff) });
  if (expired === 0 || all) {
    const erased = expired === 0 ? 0 : await store.erase({ receivedBefore: wanted });
    await record(wanted);
    return { erased, kept: 0 };
  }
  const stats = await store.stats();
  const last = recorded ?? assumedSweep(stats, days * dayMs, now);
  const cutoff = plausibleCutoff(last, stats, now, wanted);
  const erased = await store.erase({ receivedBefore: cutoff });
  await record(cutoff);
  return { erased, kept: expired - erased };
}

/**
 * A lower bound for the current time, from the newest enquiry and the last sweep. Enquiries get no
 * earlier time, or a sweep would erase those that arrived while the clock was reset.
 */
export async function earliestTime(
  store: Pick<SweepStore, 'lastSweep' | 'stats'>,
  days: number,
): Promise<number> {
  const [{ last }, recorded] = [await store.stats(), await store.lastSweep()];
  if (last === null || recorded === undefined || days === 0) return 0;
  return Math.min(last, recorded.cutoff + days * dayMs);
}

export interface Retention {
  stop(): void;
}

/** Sweeps at the start and every six hours. An interrupted sweep continues at the next start. */
export function startRetention(
  store: SweepStore,
  days: number,
  onSweep: (result: SweepResult | { readonly failed: string }) => void,
  { retryMs = retryAfterFailureMs } = {},
): Retention {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<number> => {
    try {
      const result = await sweep(store, days, Date.now());
      if (!isStopped) onSweep(result);
      return sweepEveryMs;
    } catch (error) {
      if (!isStopped) onSweep({ failed: error instanceof Error ? error.message : 'unknown' });
      return retryMs;
    }
  };
  const repeat = async () => {
    const pause = await run();
    if (!isStopped) timer = setTimeout(repeat, pause).unref();
  };
  void repeat();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
