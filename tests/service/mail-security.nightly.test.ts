import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCertificate } from '#harness/certificate.ts';
import { postEnquiry } from '#harness/listening-app.ts';
import { createWorkplace, type ServiceProcess, type Workplace } from '#harness/service-process.ts';
import { type SmtpDouble, startSmtp } from '#harness/smtp-double.ts';
import { openSqliteStore } from '#server/storage/sqlite.ts';

const password = 's3cret';
const certificate = createCertificate();

let workplace: Workplace;
let authority: string;
let service: ServiceProcess | undefined;
let smtp: SmtpDouble | undefined;

beforeEach(async () => {
  workplace = await createWorkplace();
  await mkdir(workplace.dataDir, { recursive: true });
  authority = join(workplace.dataDir, 'authority.pem');
  await writeFile(authority, certificate.cert);
});
afterEach(async () => {
  await service?.stop();
  await smtp?.close();
  [service, smtp] = [undefined, undefined];
  await workplace.remove();
});

/** Sends one enquiry to a service with these settings, which always stores it. */
async function send(settings: Record<string, string>): Promise<void> {
  service = await workplace.start({ LOG_LEVEL: 'info', ...settings });
  expect((await postEnquiry(service.url, 'k')).status).toBe(201);
}

/** The state of the mail of the only enquiry. */
async function stateOfMail() {
  const store = await openSqliteStore(workplace.databaseFile);
  const [only] = await store.list({}, { limit: 1 });
  await store.close();
  return { mail: only?.mail, error: only?.lastError ?? '' };
}

const trusting = () => ({ NODE_EXTRA_CA_CERTS: authority });

describe.each([
  ['smtps', true],
  ['STARTTLS', false],
])('mail through %s', (_name, implicit) => {
  it('is sent encrypted and with the login', async () => {
    smtp = await startSmtp(0, { certificate, implicit, password });
    await send({ SMTP_URL: smtp.url, ...trusting() });
    await expect.poll(() => smtp?.received.map(({ secure }) => secure)).toEqual([true]);
    await expect.poll(stateOfMail).toMatchObject({ mail: 'sent' });
  });

  it('is not sent to a server with an untrusted certificate', async () => {
    smtp = await startSmtp(0, { certificate, implicit, password });
    await send({ SMTP_URL: smtp.url });
    await expect
      .poll(stateOfMail)
      .toMatchObject({ mail: 'waiting', error: expect.stringMatching(/^E\w+/) });
    expect(smtp.received).toEqual([]);
  });
});

it('keeps mail waiting when the login is wrong, and does not log the password', async () => {
  smtp = await startSmtp(0, { certificate, implicit: true, password });
  const wrong = smtp.url.replace(password, 'an0ther');
  await send({ SMTP_URL: wrong, ...trusting() });
  await expect
    .poll(stateOfMail)
    .toMatchObject({ mail: 'waiting', error: expect.stringMatching(/^EAUTH .*535/) });
  expect(service?.output()).not.toContain('an0ther');
  expect((await stateOfMail()).error).not.toContain('an0ther');
});

it('sends no mail unencrypted if TLS is required', async () => {
  smtp = await startSmtp();
  await send({ SMTP_URL: `${smtp.url}/?requireTLS=true` });
  await expect
    .poll(stateOfMail)
    .toMatchObject({ mail: 'waiting', error: expect.stringMatching(/^E\w+/) });
  expect(smtp.received).toEqual([]);
});
