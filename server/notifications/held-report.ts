import { setTimeout as sleep } from 'node:timers/promises';
import { identity } from '#agency/identity.ts';
import type { EnquiryStore, StoredEnquiry, Suspicion } from '../storage/enquiry-store.ts';
import type { MailMessage } from './mail-message.ts';
import type { WorkerLog } from './outbox-worker.ts';
import type { Mailer } from './smtp-mailer.ts';

const dayMs = 24 * 60 * 60_000;
const defaultCheckMs = 10 * 60_000;
/** The mail lists this many at most; the command lists all. */
const maxListed = 30;

const reasons: Readonly<Record<Suspicion, string>> = {
  honeypot: 'the field that people do not see was filled in',
  'too-fast': 'sent within two seconds of the first touch',
  'forged-token': 'its time was forged',
};

/** The mail to the agency about held enquiries. It has no text of a visitor. */
function composeHeldReport(
  held: number,
  newest: readonly StoredEnquiry[],
  now: number,
): MailMessage {
  const [, domain] = identity.email.split('@');
  const count = held === 1 ? '1 enquiry is' : `${held} enquiries are`;
  const rows = newest.map(
    ({ reference, receivedAt, suspicion }) =>
      `${reference}  ${new Date(receivedAt).toISOString().slice(0, 16)}Z  ${suspicion ? reasons[suspicion] : ''}`,
  );
  if (held > newest.length) rows.push(`and ${held - newest.length} more`);
  const text = `${count} held back, because a program may have sent ${held === 1 ? 'it' : 'them'}. Only a person can tell.

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
    subject: `${count} held back as suspicious`,
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
  readonly checkMs?: number;
}

export interface HeldReport {
  stop(): Promise<void>;
}

/** Mails the agency once a day, from one instance, which enquiries are held and why. */
export function startHeldReport(dependencies: HeldReportDependencies): HeldReport {
  const { store, mailer, log, now = Date.now, checkMs = defaultCheckMs } = dependencies;
  const stopping = new AbortController();

  const report = async () => {
    const { held } = await store.outboxCounts();
    if (held === 0 || !(await store.claimHeldReport(now(), dayMs))) return;
    try {
      const newest = await store.list({ mail: 'held' }, { limit: maxListed });
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
      // Failures of the store and the mail server are logged elsewhere. The next check tries again.
      await report().catch(() => {});
      await sleep(checkMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
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
