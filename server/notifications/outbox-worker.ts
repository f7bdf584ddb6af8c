import { setTimeout as sleep } from 'node:timers/promises';
import type { Claim, Delivery, Outbox } from '../storage/enquiry-store.ts';
import { delayAfter } from './backoff.ts';
import { composeMail } from './mail-message.ts';
import { DeliveryFailure, type Mailer } from './smtp-mailer.ts';

/**
 * How long a claimed mail belongs to this instance. Five times what a delivery may take: within the
 * lease no other instance sends it, even if their clocks disagree by minutes.
 */
const leaseMs = 5 * 60_000;
/** How many mails go out at the same time. */
const lanes = 4;
/** Another instance may have stored something; this is how long its mail waits for us at most. */
const pollMs = 15_000;
/** A stop lets deliveries finish for so long. */
const finishWithinMs = 3_000;

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
  /** There is something to send. */
  wake(): void;
  stop(): Promise<void>;
}

/** Sends what waits in the outbox until it is stopped; every result is recorded before the next. */
export function startOutboxWorker(dependencies: WorkerDependencies): OutboxWorker {
  const { outbox, mailer, log, now = Date.now, random = Math.random } = dependencies;
  const longestNap = dependencies.pollMs ?? pollMs;
  let stopping = false;
  let nap = new AbortController();
  let wanted = false;

  const tryToSend = async (claim: Claim): Promise<Delivery> => {
    const { reference, attempts } = claim.enquiry;
    try {
      await mailer.send(composeMail(claim.enquiry));
      log.info({ reference }, 'mail sent');
      return { outcome: 'sent', at: now() };
    } catch (error) {
      const failure =
        error instanceof DeliveryFailure ? error : new DeliveryFailure('EUNEXPECTED', '');
      // A delivery that our own stop cut short says nothing about the mail server.
      const delay = stopping ? 0 : delayAfter(attempts, random());
      log.warn({ reference, attempts, code: failure.code, last: delay === null }, 'mail not sent');
      const error_ = `${failure.code} ${failure.detail}`.trim();
      return { outcome: 'failed', error: error_, retryAt: delay === null ? null : now() + delay };
    }
  };

  /** A mail that went out but is not recorded would go out again: keep trying while it is ours. */
  const record = async (claim: Claim, delivery: Delivery) => {
    const until = now() + leaseMs - 60_000;
    for (let pause = 100; ; pause = Math.min(pause * 2, 5_000)) {
      try {
        await outbox.settle(claim, delivery);
        return;
      } catch {
        if (stopping || now() > until) {
          log.warn({ reference: claim.enquiry.reference }, 'result of a delivery not recorded');
          return;
        }
        await sleep(pause);
      }
    }
  };

  const sendDue = async (): Promise<boolean> => {
    const claims = await outbox.claim(now(), leaseMs, lanes);
    await Promise.all(claims.map(async (claim) => record(claim, await tryToSend(claim))));
    return claims.length > 0;
  };

  const rest = async () => {
    const due = await outbox.nextDue().catch(() => undefined);
    if (wanted || stopping) return;
    const ms = Math.min(longestNap, Math.max(50, (due ?? Number.POSITIVE_INFINITY) - now()));
    nap = new AbortController();
    await sleep(ms, undefined, { signal: nap.signal }).catch(() => {});
  };

  const running = (async () => {
    while (!stopping) {
      wanted = false;
      const busy = await sendDue().catch(() => {
        log.warn({}, 'the outbox cannot be read');
        return false;
      });
      if (!busy) await rest();
    }
  })();

  return {
    wake() {
      wanted = true;
      nap.abort();
    },
    async stop() {
      stopping = true;
      nap.abort();
      const hurry = setTimeout(() => mailer.close(), finishWithinMs);
      await running;
      clearTimeout(hurry);
    },
  };
}
