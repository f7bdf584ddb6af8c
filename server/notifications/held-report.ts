import { setTimeout as sleep } from 'node:timers/promises';
import { identity } from '#agency/identity.ts';
import type { EnquiryStore, StoredEnquiry, Suspicion } from '../storage/enquiry-store.ts';
import type { MailMessage } from './mail-message.ts';
import type { WorkerLog } from './outbox-worker.ts';
import type { Mailer } from './smtp-mailer.ts';

const dayMs = 24 * 60 * 60_000;
const usualLookMs = 10 * 60_000;
/** The mail names so many; the command lists them all. */
const mostNamed = 30;

const reasons: Readonly<Record<Suspicion, string>> = {
  honeypot: 'the field that people do not see was filled in',
  'too-fast': 'sent within two seconds of the first touch',
  'forged-token': 'its time was forged',
};

/** The mail that tells the agency what is held; nothing in it is a visitor's. */
function composeHeldReport(
  held: number,
  newest: readonly StoredEnquiry[],
  now: number,
): MailMessage {
  const [, domain] = identity.email.split('@');
  const what = held === 1 ? '1 enquiry is' : `${held} enquiries are`;
  const rows = newest.map(
    ({ reference, receivedAt, suspicion }) =>
      `${reference}  ${new Date(receivedAt).toISOString().slice(0, 16)}Z  ${suspicion ? reasons[suspicion] : ''}`,
  );
  if (held > newest.length) rows.push(`and ${held - newest.length} more`);
  const text = `${what} held back, because a program may have sent ${held === 1 ? 'it' : 'them'}. Only a person can tell.

${rows.join('\n')}

npm run enquiries -- list --held         all of them
npm run enquiries -- show REFERENCE      one in full
npm run enquiries -- release REFERENCE   mails it like any other
npm run enquiries -- erase REFERENCE     removes it for good
`;
  const from = { name: `${identity.name} website`, address: identity.email };
  return {
    messageId: `<held-${now}@${domain}>`,
    from,
    to: identity.email,
    replyTo: from,
    subject: `${what} held back as suspicious`,
    date: new Date(now),
    text,
    html: `<!doctype html><html lang="en"><body><pre>${text}</pre></body></html>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

export interface HeldReportDependencies {
  readonly store: Pick<
    EnquiryStore,
    'outboxCounts' | 'list' | 'claimHeldReport' | 'releaseHeldReport'
  >;
  readonly mailer: Mailer;
  readonly log: WorkerLog;
  readonly now?: () => number;
  readonly lookMs?: number;
}

export interface HeldReport {
  stop(): Promise<void>;
}

/** Once a day, from one instance, mails the agency how many enquiries are held and why, if any are. */
export function startHeldReport(dependencies: HeldReportDependencies): HeldReport {
  const { store, mailer, log, now = Date.now, lookMs = usualLookMs } = dependencies;
  const stopping = new AbortController();

  const report = async () => {
    const { held } = await store.outboxCounts();
    if (held === 0 || !(await store.claimHeldReport(now(), dayMs))) return;
    try {
      const newest = await store.list({ mail: 'held' }, { limit: mostNamed });
      await mailer.send(composeHeldReport(held, newest, now()));
      log.info({ held }, 'held enquiries reported');
    } catch (error) {
      log.warn({ held }, 'held enquiries not reported');
      await store.releaseHeldReport();
      throw error;
    }
  };
  const running = (async () => {
    while (!stopping.signal.aborted) {
      // A store or a mail server that is away is reported elsewhere; the next look tries again.
      await report().catch(() => {});
      await sleep(lookMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopping.abort();
      mailer.close();
      await running;
    },
  };
}
