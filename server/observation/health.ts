import type { Logger } from 'pino';
import { withTimeout } from '../lifecycle/with-timeout.ts';
import type { EnquiryIntake } from '../storage/enquiry-store.ts';

/**
 * Counts only, because the response is public. It does not count suspects: a bot must not learn
 * whether it was detected.
 */
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

/** A store that takes longer counts as unavailable. */
const storeTimeoutMs = 3_000;
/** Requests within this time share one check of the store. */
const cacheMs = 1_000;

/** Checks the store. Mails that were given up do not make the service unavailable. */
export function createHealth({ store, mail, log }: HealthDependencies): () => Promise<Health> {
  let loggedReason: string | undefined;
  /** Logs when the store fails, when the reason changes and when the store has recovered. */
  const logChange = (reason: string | undefined) => {
    if (reason === loggedReason) return;
    if (reason === undefined) log?.info('health: the store takes enquiries again');
    else log?.warn({ reason }, 'health: the store cannot take enquiries');
    loggedReason = reason;
  };
  const check = async (): Promise<Health> => {
    const setup = { mail: mail ? 'set up' : 'not set up' } as const;
    try {
      const checks = Promise.all([store.outboxCounts(), store.probe()]);
      const [{ waiting, dead, oldestWaiting }] = await withTimeout(storeTimeoutMs, checks);
      logChange(undefined);
      const age = oldestWaiting === null ? 0 : Math.max(0, Date.now() - oldestWaiting);
      return {
        status: 'ok',
        store: 'ok',
        ...setup,
        outbox: { waiting, dead, oldestWaitingSeconds: Math.floor(age / 1_000) },
      };
    } catch (error) {
      logChange(error instanceof Error ? error.message : 'unknown');
      return { status: 'unavailable', store: 'unavailable', ...setup };
    }
  };

  let cached: { readonly at: number; readonly health: Promise<Health> } | undefined;
  return () => {
    const at = Date.now();
    if (cached === undefined || at - cached.at >= cacheMs) cached = { at, health: check() };
    return cached.health;
  };
}
