import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identity } from '../../agency/identity.ts';
import { escapeHtml } from '../../enquiry/escape-html.ts';
import { fieldNames } from '../../enquiry/fields.ts';
import type { StoredEnquiry } from '../../server/storage/enquiry-store.ts';
import { openSqliteStore } from '../../server/storage/sqlite.ts';
import { enquiry } from '../harness/listening-app.ts';
import { createWorkplace, type Workplace } from '../harness/service-process.ts';
import { missing } from './debian.ts';
import { injections } from './mail-injections.ts';
import { canBeRoot, type Postfix, startPostfix } from './postfix.ts';
import { type ReadMail, readMails } from './read-mails.ts';

const noPostfix =
  missing('postfix', 'postfix') ??
  missing('python3', 'python3') ??
  (canBeRoot() ? undefined : 'Postfix has to start as root.');

/** The only allowed headers of a mail, which Postfix and the service write. */
const headerNames =
  'return-path x-original-to delivered-to received from to reply-to subject message-id auto-submitted date mime-version content-type'
    .split(' ')
    .sort();

/** A text as it is in a header: on one line, left to right, and without encoded words. */
const inHeader = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').replaceAll('=?', '= ?');
/** Mails have one kind of line ending. */
const withLineEnds = (text: string) => text.replace(/\r\n?/g, '\n');
const withSingleSpaces = (text = '') => text.replace(/\s+/g, ' ').trim();

/** Expects a mail to the agency only, with no other headers and the whole enquiry. */
function expectOnlyTheEnquiry(
  mail: ReadMail | undefined,
  stored: StoredEnquiry,
): asserts mail is ReadMail {
  if (mail === undefined) throw new Error(`There is no mail for ${stored.reference}.`);
  const values = (name: string) =>
    mail.headers.filter(([other]) => other.toLowerCase() === name).map(([, value]) => value);
  expect(mail.headers.map(([name]) => name.toLowerCase()).sort()).toEqual(headerNames);
  for (const name of ['x-original-to', 'delivered-to', 'to']) {
    expect(values(name)).toEqual([identity.email]);
  }
  expect(values('return-path')).toEqual([`<${identity.email}>`]);
  expect(mail.from).toEqual([[`${identity.name} website`, identity.email]]);
  const subject = `Enquiry ${stored.reference} from ${stored.name}, ${stored.company}`;
  expect(withSingleSpaces(mail.subject)).toBe(withSingleSpaces(inHeader(subject)));
  expect(mail.parts).toEqual(['text/plain', 'text/html']);
  for (const field of fieldNames) {
    const text = withLineEnds(stored[field]);
    expect(withLineEnds(mail.text)).toContain(text);
    expect(withLineEnds(mail.html)).toContain(escapeHtml(text));
  }
}

describe.skipIf(noPostfix)('through a real Postfix', () => {
  let postfix: Postfix;
  let workplace: Workplace;

  beforeAll(async () => {
    postfix = await startPostfix();
    workplace = await createWorkplace();
  });
  afterAll(async () => {
    await workplace.remove();
    await postfix.stop();
  });

  it('delivers every enquiry as one mail to the agency, with any text in any field', async () => {
    const service = await workplace.start({ SMTP_URL: postfix.url });
    const posts = fieldNames
      .flatMap((field) =>
        injections.flatMap((text) => [
          [field, text],
          [field, enquiry[field] + text],
        ]),
      )
      .map(([field = '', text = '']) => ({ ...enquiry, [field]: text }))
      .flatMap((fields) => [
        [JSON.stringify(fields), 'application/json'],
        [new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded'],
      ]);
    const statuses = new Set<number>();
    for (const [body = '', type = ''] of posts) {
      const headers = { 'content-type': type };
      const { status } = await fetch(`${service.url}/api/contact`, {
        method: 'POST',
        headers,
        body,
      });
      statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([201, 422]);
    const health = async () => (await fetch(`${service.url}/healthz`)).json();
    await expect.poll(async () => (await health()).outbox.waiting).toBe(0);
    expect(await service.stop()).toBe(0);

    const store = await openSqliteStore(workplace.databaseFile);
    const stored = await store.list({}, { limit: 10_000 });
    await store.close();
    expect(stored.length).toBeGreaterThan(150);
    await expect.poll(postfix.delivered).toBe(stored.length);
    const mails = readMails(postfix.mailbox);
    for (const one of stored) {
      expect(one).toMatchObject({ mail: 'sent', attempts: 1 });
      const mail = mails.find(({ messageId }) =>
        messageId.startsWith(`<enquiry-${one.reference}@`),
      );
      expectOnlyTheEnquiry(mail, one);
      expect(mail.replyTo).toEqual([[one.name, one.email]]);
      expect(mail.longestLine).toBeLessThanOrEqual(998);
      expect(mail.defects).toEqual([]);
    }
  });
});
