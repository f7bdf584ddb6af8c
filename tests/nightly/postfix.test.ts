import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identity } from '../../agency/identity.ts';
import { escapeHtml } from '../../enquiry/escape-html.ts';
import { fieldNames } from '../../enquiry/fields.ts';
import type { StoredEnquiry } from '../../server/storage/enquiry-store.ts';
import { databaseFileIn } from '../../server/storage/open-store.ts';
import { openSqliteStore } from '../../server/storage/sqlite.ts';
import { enquiry } from '../harness/listening-app.ts';
import {
  createWorkplace,
  type ServiceProcess,
  type Workplace,
} from '../harness/service-process.ts';
import { missing } from './debian.ts';
import { injections, victim } from './mail-injections.ts';
import { canBeRoot, type Postfix, startPostfix } from './postfix.ts';
import { type ReadMail, readMails } from './read-mails.ts';

const noPostfix =
  missing('postfix', 'postfix') ??
  missing('python3', 'python3') ??
  (canBeRoot() ? undefined : 'Postfix has to begin as root.');

/** All that a mail may have: what Postfix writes over it, and what the service has written. */
const headerNames = [
  'return-path',
  'x-original-to',
  'delivered-to',
  'received',
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'auto-submitted',
  'date',
  'mime-version',
  'content-type',
].sort();

/** As a header may say it: on one line, and nothing in it that is decoded once more. */
const inHeader = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll('=?', '= ?');
/** A mail has one kind of line end. */
const withLineEnds = (text: string) => text.replace(/\r\n?/g, '\n');
const withSingleSpaces = (text = '') => text.replace(/\s+/g, ' ').trim();

/** Exactly one mail, to the agency alone, with no header but its own, and all that was kept in it. */
function expectOnlyOurs(mail: ReadMail, kept: StoredEnquiry): void {
  const values = (name: string) =>
    mail.headers.filter(([other]) => other.toLowerCase() === name).map(([, value]) => value);
  expect(mail.headers.map(([name]) => name.toLowerCase()).sort()).toEqual(headerNames);
  for (const name of ['x-original-to', 'delivered-to', 'to']) {
    expect(values(name)).toEqual([identity.email]);
  }
  expect(values('return-path')).toEqual([`<${identity.email}>`]);
  expect(mail.from).toEqual([[`${identity.name} website`, identity.email]]);
  const subject = `Enquiry ${kept.reference} from ${kept.name}, ${kept.company}`;
  expect(withSingleSpaces(mail.subject)).toBe(withSingleSpaces(inHeader(subject)));
  expect(mail.parts).toEqual(['text/plain', 'text/html']);
  for (const field of fieldNames) {
    const text = withLineEnds(kept[field]);
    expect(withLineEnds(mail.text)).toContain(text);
    expect(withLineEnds(mail.html)).toContain(escapeHtml(text));
  }
}

describe.skipIf(noPostfix)('through a real Postfix', () => {
  let postfix: Postfix;
  let workplace: Workplace;
  let service: ServiceProcess | undefined;

  beforeEach(async () => {
    postfix = await startPostfix();
    workplace = await createWorkplace();
  });
  afterEach(async () => {
    await service?.kill();
    await workplace.remove();
    await postfix.stop();
  });

  const openStore = () => openSqliteStore(databaseFileIn(workplace.dataDir));

  /** Starts the program, waits until nothing waits any more, and gives the mails by their reference. */
  async function deliveries(send: (url: string) => Promise<void>) {
    service = await workplace.start({ SMTP_URL: postfix.url });
    const { url } = service;
    await send(url);
    const waiting = async () => (await (await fetch(`${url}/healthz`)).json()).outbox.waiting;
    await expect.poll(waiting, { timeout: 120_000 }).toBe(0);
    expect(await service.stop()).toBe(0);
    const store = await openStore();
    const kept = await store.list({}, { limit: 10_000 });
    await store.close();
    expect(kept.filter(({ mail, attempts }) => mail !== 'sent' || attempts !== 1)).toEqual([]);
    await expect.poll(postfix.delivered).toBe(kept.length);
    const mails = new Map(
      readMails(postfix.mailbox).map((mail) => [
        /^<enquiry-(.+)@/.exec(mail.messageId)?.[1] ?? '',
        mail,
      ]),
    );
    expect(mails.size).toBe(kept.length);
    return { kept, mails };
  }

  const attempts = fieldNames.flatMap((field) =>
    injections.map((text) => ({ ...enquiry, [field]: `${enquiry[field]}${text}` })),
  );
  const alone = fieldNames.flatMap((field) =>
    injections.map((text) => ({ ...enquiry, [field]: text })),
  );

  it('every enquiry is one mail to the agency, whatever its fields hold', {
    timeout: 180_000,
  }, async () => {
    const answers = new Map<number, number>();
    const posts = [...attempts, ...alone].flatMap((fields) => [
      [JSON.stringify(fields), 'application/json'],
      [new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded'],
    ]);
    const { kept, mails } = await deliveries(async (url) => {
      for (const [body = '', type = ''] of posts) {
        const { status } = await fetch(`${url}/api/contact`, {
          method: 'POST',
          headers: { 'content-type': type },
          body,
        });
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    });
    expect([...answers.keys()].sort()).toEqual([201, 422]);
    expect(kept.length).toBeGreaterThan(150);
    for (const one of kept) {
      const mail = mails.get(one.reference);
      expect(mail).toBeDefined();
      if (!mail) continue;
      expectOnlyOurs(mail, one);
      expect(mail.replyTo).toEqual([[one.name, one.email]]);
      expect(mail.longestLine).toBeLessThanOrEqual(998);
      expect(mail.defects).toEqual([]);
    }
    process.stdout.write(
      `${posts.length} posts, ${answers.get(422)} refused, ${kept.length} enquiries, ${mails.size} mails\n`,
    );
  });

  it('so is one that came past the rules', { timeout: 180_000 }, async () => {
    await mkdir(workplace.dataDir);
    const store = await openStore();
    for (const [index, fields] of attempts.entries()) {
      await store.accept({
        enquiry: fields,
        receivedAt: Date.now(),
        suspicion: undefined,
        key: undefined,
        fingerprint: `${index}`,
      });
    }
    await store.close();
    const { kept, mails } = await deliveries(async () => {});
    expect(kept).toHaveLength(attempts.length);
    for (const one of kept) {
      const mail = mails.get(one.reference);
      expect(mail).toBeDefined();
      if (!mail) continue;
      expectOnlyOurs(mail, one);
      // What is no address makes no good Reply-To; nothing else suffers.
      expect(mail.defects.filter((defect) => !defect.startsWith('Reply-To'))).toEqual([]);
    }
    process.stdout.write(`${attempts.length} past the rules, ${mails.size} mails\n`);
  });

  it('a mail that ends early lets another in, so the mailbox would show it', async () => {
    const [, smuggled = ''] =
      injections.find((text) => text.startsWith('\r\n.\r\n'))?.split('\r\n.\r\n') ?? [];
    const { hostname, port } = new URL(postfix.url);
    const socket = connect(Number(port), hostname);
    socket.end(
      `EHLO x\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<${identity.email}>\r\nDATA\r\n\r\none\r\n.\r\n${smuggled}\r\n.\r\nQUIT\r\n`,
    );
    socket.resume();
    await expect.poll(postfix.delivered).toBe(2);
    const recipients = (await postfix.mails()).map(
      (mail) => /^Delivered-To: (.+)$/m.exec(mail)?.[1],
    );
    expect(recipients).toContain(victim);
  });
});
