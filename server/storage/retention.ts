import type { EnquiryArchive, Stats, Sweep } from './enquiry-store.ts';

const dayMs = 24 * 60 * 60_000;
const sweepEveryMs = 6 * 60 * 60_000;
/** A sweep that failed may have left bytes behind: it is repeated soon. */
const againAfterFailureMs = 60_000;
/** After a longer pause the service was off or the clock is wrong; nobody here can tell which. */
const longestPauseMs = 7 * dayMs;
/** So much faster than time itself a sweep that is behind catches up. */
const catchUp = 4;

type Swept = Pick<
  EnquiryArchive,
  'count' | 'erase' | 'finishErasure' | 'lastSweep' | 'noteSweep' | 'stats'
>;

/** `kept` are past the period by this clock, but were not believed to be. */
export interface SweepResult {
  readonly erased: number;
  readonly kept: number;
}

/** Before the first sweep the enquiries themselves are the only witness of time. */
function firstSweep({ last }: Stats, periodMs: number, now: number): Sweep {
  const at = last ?? now;
  return { at, cutoff: at - periodMs };
}

/**
 * How far this sweep may go: as far as time has passed since the last, as far as that is plausible. If
 * the last was long before the oldest enquiry, its clock was reset: catching up starts at that enquiry.
 */
function plausibleCutoff(last: Sweep, { first }: Stats, now: number, wanted: number): number {
  const pause = Math.max(0, now - last.at);
  const step = pause > longestPauseMs ? 0 : pause * catchUp;
  const wasReset = first !== null && last.at < first - longestPauseMs;
  const from = wasReset ? Math.max(last.cutoff, first) : last.cutoff;
  return Math.min(wanted, from + step);
}

/** The time before which enquiries are past the period. */
export const endOfPeriod = (days: number, now: number): number => now - days * dayMs;

/**
 * Finishes erasures that were cut short and erases what is past the period (0 days: nothing is); with
 * `all`, because a person says so, whatever the clock has done.
 */
export async function sweep(
  store: Swept,
  days: number,
  now: number,
  { all = false } = {},
): Promise<SweepResult> {
  await store.finishErasure();
  if (days === 0) return { erased: 0, kept: 0 };
  const wanted = endOfPeriod(days, now);
  const past = await store.count({ receivedBefore: wanted });
  const noted = await store.lastSweep();
  /** A clock that went back does not take the noted cut-off with it. */
  const note = (cutoff: number) =>
    store.noteSweep({ at: now, cutoff: Math.max(cutoff, noted?.cutoff ?? cutoff) });
  // With nothing to lose there is nothing to doubt.
  if (past === 0 || all) {
    const erased = past === 0 ? 0 : await store.erase({ receivedBefore: wanted });
    await note(wanted);
    return { erased, kept: 0 };
  }
  const stats = await store.stats();
  const last = noted ?? firstSweep(stats, days * dayMs, now);
  const cutoff = plausibleCutoff(last, stats, now, wanted);
  const erased = await store.erase({ receivedBefore: cutoff });
  await note(cutoff);
  return { erased, kept: past - erased };
}

/**
 * A time that has certainly come: the newest enquiry and the sweeps agree on it. An enquiry that arrives
 * while the clock is reset is not stamped earlier, or the next sweep would take it for an old one.
 */
export async function timeReached(
  store: Pick<Swept, 'lastSweep' | 'stats'>,
  days: number,
): Promise<number> {
  const [{ last }, noted] = [await store.stats(), await store.lastSweep()];
  if (last === null || noted === undefined || days === 0) return 0;
  return Math.min(last, noted.cutoff + days * dayMs);
}

export interface Retention {
  stop(): void;
}

/** Sweeps at the start and every few hours. What a stop cuts short is finished later. */
export function startRetention(
  store: Swept,
  days: number,
  onSweep: (result: SweepResult | { readonly failed: string }) => void,
  { againMs = againAfterFailureMs } = {},
): Retention {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<number> => {
    try {
      const result = await sweep(store, days, Date.now());
      if (!stopped) onSweep(result);
      return sweepEveryMs;
    } catch (error) {
      if (!stopped) onSweep({ failed: error instanceof Error ? error.message : 'unknown' });
      return againMs;
    }
  };
  const repeat = async () => {
    const pause = await run();
    if (!stopped) timer = setTimeout(repeat, pause).unref();
  };
  void repeat();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
