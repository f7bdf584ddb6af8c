import { setTimeout as sleep } from 'node:timers/promises';
import type { Claim, Delivery, Outbox } from '../storage/enquiry-store.ts';
import { delayAfter } from './backoff.ts';
import { composeMail } from './mail-message.ts';
import { DeliveryFailure, type Mailer } from './smtp-mailer.ts';

/**
 * How long a claim keeps other instances from sending the mail. Five times the longest delivery, so
 * that clocks may differ by minutes.
 */
const leaseMs = 5 * 60_000;
/** Mails that are sent at the same time. */
const concurrency = 4;
/** How often to look for mails that another instance has stored. */
const defaultPollMs = 15_000;
/** How long open deliveries may take to finish after a stop. */
const finishTimeoutMs = 3_000;

export interface WorkerLog {
  warn(details: object, text: string): void;
  info(details: object, text: string): void;
}

export interface WorkerDependencies {
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly log: WorkerLog;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly pollMs?: number;
}

export interface OutboxWorker {
  /** Looks for due mails at once. */
  wake(): void;
  stop(): Promise<void>;
}

/** Sends due mails until it is stopped. Each result is recorded before more mails are claimed. */
export function startOutboxWorker(dependencies: WorkerDependencies): OutboxWorker {
  const { outbox, mailer, log, now = Date.now, random = Math.random } = dependencies;
  const maxSleepMs = dependencies.pollMs ?? defaultPollMs;
  let isStopping = false;
  let sleeping = new AbortController();
  let isWoken = false;

  const send = async (claim: Claim): Promise<Delivery> => {
    const { reference, attempts } = claim.enquiry;
    try {
      await mailer.send(composeMail(claim.enquiry));
      log.info({ reference }, 'mail sent');
      return { outcome: 'sent', at: now() };
    } catch (error) {
      const failure =
        error instanceof DeliveryFailure ? error : new DeliveryFailure('EUNEXPECTED', '');
      // A delivery that the stop aborted is retried at once after the next start.
      const delay = isStopping ? 0 : delayAfter(attempts, random());
      log.warn({ reference, attempts, code: failure.code, last: delay === null }, 'mail not sent');
      return {
        outcome: 'failed',
        error: `${failure.code} ${failure.detail}`.trim(),
        retryAt: delay === null ? null : now() + delay,
      };
    }
  };

  /** Retries almost until the lease expires: without the record the mail would be sent twice. */
  const record = async (claim: Claim, delivery: Delivery) => {
    const deadline = now() + leaseMs - 60_000;
    for (let pause = 100; ; pause = Math.min(pause * 2, 5_000)) {
      try {
        await outbox.settle(claim, delivery);
        return;
      } catch {
        if (isStopping || now() > deadline) {
          log.warn({ reference: claim.enquiry.reference }, 'result of a delivery not recorded');
          return;
        }
        await sleep(pause);
      }
    }
  };

  const sendDue = async (): Promise<boolean> => {
    const claims = await outbox.claim(now(), leaseMs, concurrency);
    await Promise.all(claims.map(async (claim) => record(claim, await send(claim))));
    return claims.length > 0;
  };

  const sleepUntilDue = async () => {
    const due = await outbox.nextDue().catch(() => undefined);
    if (isWoken || isStopping) return;
    const ms = Math.min(maxSleepMs, Math.max(50, (due ?? Number.POSITIVE_INFINITY) - now()));
    sleeping = new AbortController();
    await sleep(ms, undefined, { signal: sleeping.signal }).catch(() => {});
  };

  const running = (async () => {
    while (!isStopping) {
      isWoken = false;
      const hasSent = await sendDue().catch(() => {
        log.warn({}, 'the outbox cannot be read');
        return false;
      });
      if (!hasSent) await sleepUntilDue();
    }
  })();

  return {
    wake() {
      isWoken = true;
      sleeping.abort();
    },
    async stop() {
      isStopping = true;
      sleeping.abort();
      const timeout = setTimeout(() => mailer.close(), finishTimeoutMs);
      await running;
      clearTimeout(timeout);
    },
  };
}
