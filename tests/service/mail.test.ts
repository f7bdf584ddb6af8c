import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identity } from '#agency/identity.ts';
import { enquiry, incoming, type ListeningApp, listen } from '#harness/listening-app.ts';
import { type Behaviour, type SmtpDouble, startSmtp, verbs } from '#harness/smtp-double.ts';
import { maxAttempts } from '#server/notifications/backoff.ts';
import { type HeldReport, startHeldReport } from '#server/notifications/held-report.ts';
import { type OutboxWorker, startOutboxWorker } from '#server/notifications/outbox-worker.ts';
import { createSmtpMailer, type SmtpTimeouts } from '#server/notifications/smtp-mailer.ts';
import type { Outbox } from '#server/storage/enquiry-store.ts';
import { StoreUnavailable } from '#server/storage/enquiry-store.ts';

const hour = 60 * 60_000;

let smtp: SmtpDouble;
let app: ListeningApp;
let workers: OutboxWorker[];
let logged: string[];
/** How far the clock of the workers is ahead, in milliseconds. */
let ahead: number;

const record = (details: object, text: string) => void logged.push(JSON.stringify(details) + text);
const log = { info: record, warn: record };

const longTimeouts: SmtpTimeouts = { deadlineMs: 20_000, silenceMs: 10_000 };

function startWorker(outbox: Outbox = app.store, timeouts = longTimeouts): OutboxWorker {
  const worker = startOutboxWorker({
    outbox,
    mailer: createSmtpMailer(smtp.url, timeouts),
    log,
    now: () => Date.now() + ahead,
    random: () => 0.5,
    pollMs: 100,
  });
  workers.push(worker);
  return worker;
}

const send = async (changes = {}, headers = {}) => {
  const response = await app.post({ ...enquiry, ...changes }, headers);
  expect(response.status).toBe(201);
  return (await response.json()).reference as string;
};

const mailOf = async (reference: string) => {
  const found = await app.store.find(reference);
  return [found?.mail, found?.attempts];
};

beforeEach(async () => {
  workers = [];
  logged = [];
  ahead = 0;
  smtp = await startSmtp();
  app = await listen({
    onStored: () => {
      for (const worker of workers) worker.wake();
    },
  });
});

afterEach(async () => {
  smtp.misbehave();
  await Promise.all(workers.map((worker) => worker.stop()));
  await app.close();
  await smtp.close();
});

it('mails the enquiry to the agency, with the visitor as Reply-To', async () => {
  startWorker();
  const reference = await send({
    name: 'Zoë Ångström',
    company: 'Tom & <b>Sons</b> 54',
    phone: '+44 121 496 0000',
    message: 'First line\n.\nFrom <script>alert(1)</script> & more',
  });
  await expect.poll(() => smtp.received.length).toBe(1);
  await expect.poll(() => mailOf(reference)).toEqual(['sent', 1]);
  const [mail] = smtp.received;
  expect(mail?.from).toBe(identity.email);
  expect(mail?.to).toEqual([identity.email]);
  const raw = mail?.raw ?? '';
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(head).toMatch(new RegExp(`^To: ${identity.email}$`, 'm'));
  expect(head).toMatch(/^Reply-To: =\?UTF-8\?.*<ann@example\.com>$/m);
  expect(head).toContain(`Message-ID: <enquiry-${reference}@${identity.email.split('@')[1]}>`);
  expect(head).toMatch(new RegExp(`^Subject: .*${reference}`, 'm'));
  const decoded = raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  expect(decoded).toContain('From <script>alert(1)</script> & more');
  expect(decoded).toContain('From &lt;script&gt;alert(1)&lt;/script&gt; &amp; more');
  expect(decoded).toContain('Tom &amp; &lt;b&gt;Sons&lt;/b&gt; 54');
  expect(decoded).not.toContain('<td>Tom & <b>');
  // No personal data is logged.
  for (const text of ['Zo', 'ann@', 'Tom', '496', 'First']) {
    expect(logged.join('\n')).not.toContain(text);
  }
  expect(logged.join('\n')).toContain(reference);
});

it('adds no header from the text of a field', async () => {
  startWorker();
  // Stored directly, because the rules reject line breaks.
  const fields = {
    ...enquiry,
    name: 'Ann\r\nBcc: victim@example.com',
    email: 'ann@example.com\r\nBcc: victim@example.com',
    company: '\u202eX\nBcc: victim@example.com\n\nbody',
  };
  await app.store.accept(incoming({ enquiry: fields }));
  await expect.poll(() => smtp.received.length).toBe(1);
  expect(smtp.received[0]?.to).toEqual([identity.email]);
  const head = smtp.received[0]?.raw.split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/^Bcc:/im);
  // The subject needs no encoding, so the bidirectional mark was removed too.
  expect(head).toMatch(/^Subject: Enquiry \S+ from Ann/m);
});

it('prevents mail programs from decoding a text that looks like an encoded header', async () => {
  startWorker();
  // Mail programs would show this as "Paid in full".
  const reference = await send({ company: '=?UTF-8?B?UGFpZCBpbiBmdWxs?=' });
  await expect.poll(() => smtp.received.length).toBe(1);
  const head = smtp.received[0]?.raw.split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ') ?? '';
  expect(head).toContain(`Subject: Enquiry ${reference} from`);
  expect(head).not.toMatch(/=\?UTF-8\?B\?UGFpZCBpbiBmdWxs\?=/);
  expect(head).toContain('UGFpZCBpbiBmdWxs');
});

describe.each(verbs)('a mail server that fails at %s', (verb) => {
  it.each<Behaviour>(['refuse', 'drop', 'hang', 'trickle'])(
    '(%s) delays the mail and loses nothing',
    async (behaviour) => {
      smtp.misbehave(verb, behaviour);
      // A server that trickles outlasts all timeouts but the deadline. The timeout of the greeting
      // is not extended by data.
      const endless = behaviour === 'trickle' && verb !== 'connect';
      const shorter = endless ? { deadlineMs: 900 } : { silenceMs: 300 };
      const silent = behaviour === 'hang' || behaviour === 'trickle';
      const worker = startWorker(
        app.store,
        silent ? { ...longTimeouts, ...shorter } : longTimeouts,
      );
      const reference = await send();
      const reason = endless ? /^EDEADLINE / : /^E(?!DEADLINE)/;
      await expect.poll(async () => (await app.store.find(reference))?.lastError).toMatch(reason);
      expect(await mailOf(reference)).toEqual(['waiting', 1]);
      expect(smtp.received).toEqual([]);
      await worker.stop();
      smtp.misbehave();
      ahead += hour;
      startWorker();
      await expect.poll(() => mailOf(reference)).toEqual(['sent', 2]);
      expect(smtp.received).toHaveLength(1);
      expect(logged.join('\n')).not.toContain('ann@');
    },
  );
});

it('gives up after the last attempt, reports it, and sends the mail again on request', async () => {
  smtp.misbehave('mail', 'refuse');
  const worker = startWorker();
  const reference = await send();
  const later = async () => {
    ahead += 8 * hour;
    worker.wake();
    return mailOf(reference);
  };
  await expect.poll(later, { interval: 5 }).toEqual(['dead', maxAttempts]);
  expect(smtp.connections).toBe(maxAttempts);
  const health = await (await fetch(`${app.url}/healthz`)).json();
  expect(health).toMatchObject({ status: 'ok', outbox: { waiting: 0, dead: 1 } });
  smtp.misbehave();
  await app.store.resend('dead', Date.now() + ahead);
  worker.wake();
  await expect.poll(() => mailOf(reference)).toEqual(['sent', 1]);
  expect(smtp.received).toHaveLength(1);
});

it('sends one mail for a hundred posts with the same key', async () => {
  startWorker();
  startWorker();
  await Promise.all(
    Array.from({ length: 100 }, () => app.post(enquiry, { 'idempotency-key': 'k' })),
  );
  await expect.poll(async () => (await app.store.stats()).sent).toBe(1);
  expect(await app.store.stats()).toMatchObject({ enquiries: 1, waiting: 0 });
  expect(smtp.received).toHaveLength(1);
});

it('reports held enquiries and the reasons once a day, without their text', async () => {
  const reports: HeldReport[] = [];
  const look = () => {
    reports.push(
      startHeldReport({
        store: app.store,
        mailer: createSmtpMailer(smtp.url),
        log,
        now: () => Date.now() + ahead,
        checkMs: 20,
      }),
    );
  };
  try {
    smtp.misbehave('mail', 'refuse');
    look();
    look();
    const held = await send({}, { 'form-trap': 'x' });
    await expect.poll(() => logged.join()).toContain('held enquiries not reported');
    smtp.misbehave();
    await expect.poll(() => smtp.received.length).toBe(1);
    const raw = smtp.received[0]?.raw.replace(/=\r\n/g, '') ?? '';
    expect(raw).toContain('Subject: 1 enquiry is held back as suspicious');
    expect(raw).toContain(`${held}  `);
    expect(raw).toContain('the field that people do not see was filled in');
    expect(raw).toContain('list --held');
    expect(raw).not.toContain('Ann');
    ahead += 23 * hour;
    await send({ message: 'another' }, { 'form-trap': 'x' });
    ahead += 2 * hour;
    await expect.poll(() => smtp.received.length).toBe(2);
    expect(smtp.received[1]?.raw).toContain('Subject: 2 enquiries are held back');
  } finally {
    await Promise.all(reports.map((report) => report.stop()));
  }
});

it('does not repeat a sent mail when the store is unavailable for a while', async () => {
  let failures = 3;
  const { store } = app;
  startWorker({
    claim: store.claim,
    nextDue: store.nextDue,
    settle: (...args) => {
      failures -= 1;
      return failures >= 0 ? Promise.reject(new StoreUnavailable('away')) : store.settle(...args);
    },
  });
  const reference = await send();
  await expect.poll(() => mailOf(reference)).toEqual(['sent', 1]);
  expect(smtp.received).toHaveLength(1);
});

it('repeats a mail with the same Message-ID if it could not be recorded as sent', async () => {
  const { store } = app;
  // As after a crash between the acceptance by the mail server and its record.
  const worker = startWorker({
    claim: store.claim,
    nextDue: store.nextDue,
    settle: () => Promise.reject(new StoreUnavailable('away')),
  });
  const reference = await send();
  await expect.poll(() => smtp.received.length).toBe(1);
  await worker.stop();
  ahead += hour;
  startWorker();
  await expect.poll(() => mailOf(reference)).toEqual(['sent', 2]);
  const ids = smtp.received.map(({ raw }) => /^Message-ID: .+$/im.exec(raw)?.[0]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('stops during a delivery and sends the mail after a restart', async () => {
  smtp.misbehave('rcpt', 'hang');
  const worker = startWorker(app.store, { deadlineMs: 60_000, silenceMs: 20_000 });
  const reference = await send();
  await expect.poll(() => smtp.connections).toBe(1);
  await worker.stop();
  expect(await mailOf(reference)).toEqual(['waiting', 1]);
  smtp.misbehave();
  startWorker();
  await expect.poll(() => mailOf(reference)).toEqual(['sent', 2]);
  expect(smtp.received).toHaveLength(1);
});
