import type { Logger } from 'pino';
import { within } from '../lifecycle/within.ts';
import type { EnquiryIntake } from '../storage/enquiry-store.ts';

/** Counts only, so that the answer may be public; not of suspects, for a bot would see that it was seen. */
export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly store: 'ok' | 'unavailable';
  readonly mail: 'set up' | 'not set up';
  readonly outbox?: {
    readonly waiting: number;
    readonly dead: number;
    readonly oldestWaitingSeconds: number;
  };
}

export interface HealthDependencies {
  readonly store: Pick<EnquiryIntake, 'outboxCounts' | 'probe'>;
  readonly mail: boolean;
  readonly log?: Pick<Logger, 'info' | 'warn'> | undefined;
}

/** A store that does not answer by then is not available. */
const answerWithinMs = 3_000;
/** Many probes at once ask the store once. */
const freshMs = 1_000;

/** Asks the store how it is; dead letters are shown but are no reason to take the site down. */
export function createHealth({ store, mail, log }: HealthDependencies): () => Promise<Health> {
  let ill: string | undefined;
  /** Logs once when the store fails, when its reason changes, and when it is well again. */
  const note = (reason: string | undefined) => {
    if (reason === ill) return;
    if (reason === undefined) log?.info('health: the store takes enquiries again');
    else log?.warn({ reason }, 'health: the store cannot take enquiries');
    ill = reason;
  };
  const ask = async (): Promise<Health> => {
    const about = { mail: mail ? 'set up' : 'not set up' } as const;
    try {
      const answers = Promise.all([store.outboxCounts(), store.probe()]);
      const [{ waiting, dead, oldestWaiting }] = await within(answerWithinMs, answers);
      note(undefined);
      const age = oldestWaiting === null ? 0 : Math.max(0, Date.now() - oldestWaiting);
      return {
        status: 'ok',
        store: 'ok',
        ...about,
        outbox: { waiting, dead, oldestWaitingSeconds: Math.floor(age / 1_000) },
      };
    } catch (error) {
      note(error instanceof Error ? error.message : 'unknown');
      return { status: 'unavailable', store: 'unavailable', ...about };
    }
  };

  let last: { readonly at: number; readonly health: Promise<Health> } | undefined;
  return () => {
    const at = Date.now();
    if (last === undefined || at - last.at >= freshMs) last = { at, health: ask() };
    return last.health;
  };
}
