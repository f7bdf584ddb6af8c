import { once } from 'node:events';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { enquiry, incoming, postEnquiry } from '#harness/listening-app.ts';
import { it } from '#harness/service-test.ts';
import type { Verb } from '#harness/smtp-double.ts';
import { openSqliteStore } from '#server/storage/sqlite.ts';
import { sqliteMigrations } from '#server/storage/sqlite-migrations.ts';

it('prints its settings at the start and logs no personal data', async ({ workplace }) => {
  const service = await workplace.start({ LOG_LEVEL: 'trace' });
  expect((await postEnquiry(service.url, 'k', { message: 'a private matter' })).status).toBe(201);
  expect((await postEnquiry(service.url, 'k', { message: 'another private matter' })).status).toBe(
    422,
  );
  expect((await postEnquiry(service.url, 'l', { email: 'ann@private' })).status).toBe(422);
  expect(await service.stop()).toBe(0);
  expect(service.output()).toContain(`Enquiries are kept in ${workplace.dataDir}`);
  expect(service.output()).toContain('Mail is not set up (SMTP_URL)');
  for (const text of ['Ann', 'ann@', 'private', 'Example Travel', '01214960000']) {
    expect(service.output()).not.toContain(text);
  }
});

it('keeps keys and waiting mail over a restart, and sends the mail once SMTP_URL is set', async ({
  workplace,
  smtp,
}) => {
  const first = await workplace.start();
  const { reference } = await (await postEnquiry(first.url, 'k')).json();
  await first.kill();
  const second = await workplace.start({ SMTP_URL: smtp.url });
  await expect.poll(second.output).toContain('Mail goes out through SMTP_URL');
  const replayed = await postEnquiry(second.url, 'k');
  expect(replayed.status).toBe(201);
  expect((await replayed.json()).reference).toBe(reference);
  expect((await postEnquiry(second.url, 'k', { message: 'other' })).status).toBe(422);
  await expect.poll(() => smtp.received.length).toBe(1);
  await expect
    .poll(async () => (await (await fetch(`${second.url}/healthz`)).json()).outbox)
    .toMatchObject({ waiting: 0 });
  expect(await second.stop()).toBe(0);
  expect(smtp.received).toHaveLength(1);
});

it('finishes the requests in progress when it stops', async ({ workplace }) => {
  const service = await workplace.start();
  const requests = Array.from({ length: 50 }, (_, i) =>
    postEnquiry(service.url, `${i}`).catch(() => undefined),
  );
  await requests[0];
  const stopped = service.stop();
  const settled = (await Promise.all(requests)).filter((response) => response !== undefined);
  expect(await stopped).toBe(0);
  const store = await openSqliteStore(workplace.databaseFile);
  const accepted = settled.filter(({ status }) => status === 201).length;
  expect(accepted).toBeGreaterThan(0);
  expect((await store.stats()).enquiries).toBeGreaterThanOrEqual(accepted);
  await store.close();
});

it('erases enquiries past the retention period', async ({ workplace }) => {
  await mkdir(workplace.dataDir, { recursive: true });
  const store = await openSqliteStore(workplace.databaseFile);
  const day = 24 * 60 * 60_000;
  for (const age of [729, 731, 2_000, 1]) {
    const fields = { ...enquiry, message: `${age} days old` };
    await store.accept(incoming({ enquiry: fields, receivedAt: Date.now() - age * day }));
  }
  const forever = await workplace.start({ RETENTION_DAYS: '0' });
  await forever.stop();
  expect((await store.stats()).enquiries).toBe(4);
  const service = await workplace.start();
  await expect.poll(async () => (await store.stats()).enquiries).toBe(2);
  const left = (await store.list({}, { limit: 9 })).map(({ message }) => message);
  expect(left).toEqual(['1 days old', '729 days old']);
  await service.stop();
  await store.close();
});

it('locks its data folder until it ends', async ({ workplace }) => {
  const first = await workplace.start();
  await expect(workplace.start()).rejects.toThrow(
    `Another service is running on the data folder ${workplace.dataDir}.`,
  );
  expect((await postEnquiry(first.url, 'k')).status).toBe(201);
  await first.kill();
  const second = await workplace.start();
  expect((await postEnquiry(second.url, 'l')).status).toBe(201);
  expect(await second.stop()).toBe(0);
  for (const name of await readdir(workplace.dataDir)) {
    expect((await stat(join(workplace.dataDir, name))).mode & 0o777).toBe(0o600);
  }
  expect((await stat(workplace.dataDir)).mode & 0o777).toBe(0o700);
});

/** Writes a database of another program. */
function writeOtherDatabase(file: string, version: number): void {
  const db = new DatabaseSync(file);
  db.exec(`CREATE TABLE customers (name); PRAGMA user_version = ${version}`);
  db.close();
}

it.for([
  ['no database', (file: string) => writeFile(file, 'not a database '.repeat(300))],
  ['of another program', (file: string) => writeOtherDatabase(file, 0)],
  [
    'of another program with the same version',
    (file: string) => writeOtherDatabase(file, sqliteMigrations.length),
  ],
] as const)(
  'start and staff command end with one sentence if the file is %s',
  async ([, write], { workplace }) => {
    await mkdir(workplace.dataDir);
    await write(workplace.databaseFile);
    await expect(workplace.start()).rejects.toThrow(/^exit 1: Cannot use [^\n]+\.\n$/);
    const stderr = expect.stringMatching(/^[A-Z][^\n]+\.\n$/);
    expect(await workplace.staff(['list'])).toEqual({ code: 1, stdout: '', stderr });
  },
);

it('ends with a sentence if the store cannot be used', async ({ workplace }) => {
  await expect(workplace.start({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })).rejects.toThrow(
    'Cannot use the database of DATABASE_URL',
  );
});

it('closes the connection of a client that never finishes its request', async ({ workplace }) => {
  const service = await workplace.start();
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  socket.write('POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-');
  const response = await text(socket);
  expect(response).toContain('408 Request Timeout');
  expect(response).toContain('did not reach us in time');
  expect((await postEnquiry(service.url, 'k')).status).toBe(201);
  await service.stop();
});

it.for<Verb>(['connect', 'data'])(
  'stops in time with a mail that hangs at %s and a request that never ends',
  async (verb, { workplace, smtp }) => {
    smtp.misbehave(verb, 'hang');
    const service = await workplace.start({ SMTP_URL: smtp.url });
    expect((await postEnquiry(service.url, 'k')).status).toBe(201);
    // The first connection was the check at the start.
    await expect.poll(() => smtp.connections).toBe(2);
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n');
    await once(socket, 'connect');
    // The code would be 1 if the graceful stop had exceeded its ten seconds.
    expect(await service.stop()).toBe(0);
  },
);
