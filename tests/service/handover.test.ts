import { afterAll, beforeAll, expect, it } from 'vitest';
import { postEnquiry } from '#harness/listening-app.ts';
import { type PostgresServer, startPostgres } from '#harness/postgres-server.ts';
import { createWorkplace } from '#harness/service-process.ts';
import { startSmtp } from '#harness/smtp-double.ts';
import { startOutboxWorker } from '#server/notifications/outbox-worker.ts';
import { createSmtpMailer } from '#server/notifications/smtp-mailer.ts';
import { openPostgresStore } from '#server/storage/postgres.ts';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

it('another instance sends a mail when the instance that was sending it is killed', async () => {
  const url = await server.createDatabase();
  const smtp = await startSmtp();
  const workplace = await createWorkplace();
  smtp.misbehave('rcpt', 'hang');
  const first = await workplace.start({ DATABASE_URL: url, SMTP_URL: smtp.url });
  const response = await postEnquiry(first.url, 'k');
  const { reference } = await response.json();
  // The first connection was the check at the start.
  await expect.poll(() => smtp.connections).toBe(2);
  await first.kill();
  smtp.misbehave();

  const stores = await Promise.all([openPostgresStore(url), openPostgresStore(url)]);
  // Before the lease has expired, the first instance might still be sending.
  for (const store of stores) expect(await store.claim(Date.now(), 1_000, 5)).toEqual([]);
  const sixMinutes = 6 * 60_000;
  const workers = stores.map((outbox) =>
    startOutboxWorker({
      outbox,
      mailer: createSmtpMailer(smtp.url, { deadlineMs: 20_000, silenceMs: 10_000 }),
      log: { info: () => {}, warn: () => {} },
      now: () => Date.now() + sixMinutes,
      pollMs: 50,
    }),
  );
  await expect.poll(() => stores[0].find(reference)).toMatchObject({ mail: 'sent', attempts: 2 });
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(smtp.received.map(({ raw }) => raw.includes(`<enquiry-${reference}@`))).toEqual([true]);
  await Promise.all(stores.map((store) => store.close()));
  await workplace.remove();
  await smtp.close();
});
