import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { enquiry, type ListeningApp, listen } from '#harness/listening-app.ts';
import { type PostgresServer, query, startPostgres } from '#harness/postgres-server.ts';
import { openSharedRateLimit, type SharedRateLimit } from '#server/enquiries/shared-rate-limit.ts';
import { openPostgresStore } from '#server/storage/postgres.ts';

let postgres: PostgresServer;
let databaseUrl: string;
let limits: SharedRateLimit[];
let apps: ListeningApp[];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function instance(): Promise<ListeningApp> {
  const store = await openPostgresStore(databaseUrl);
  await store.close();
  const sharedRateLimit = openSharedRateLimit({ databaseUrl, limit: 3, sweepMs: 50 });
  const app = await listen({ rateLimit: 3, sharedRateLimit, trustProxy: ['loopback'] });
  limits.push(sharedRateLimit);
  apps.push(app);
  return app;
}

beforeEach(async () => {
  databaseUrl = await postgres.createDatabase();
  limits = [];
  apps = [];
});
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await Promise.all(limits.map((limit) => limit.close()));
});

const send = async (app: ListeningApp, address: string, headers = {}) =>
  (await app.post(enquiry, { 'x-forwarded-for': address, ...headers })).status;

const ask = async <Row extends object>(sql: string) => (await query<Row>(databaseUrl, sql)).rows;

const rows = () => ask<{ key: string; points: number }>('SELECT key, points FROM rate_limit');

it('counts the enquiries of all instances together, even if they start at the same time', async () => {
  const [one, other] = await Promise.all([instance(), instance(), instance()]);
  const sender = '203.0.113.7';
  expect([await send(one, sender), await send(other, sender)]).toEqual([201, 201]);
  // Repeated posts do not count.
  const again = { 'idempotency-key': 'k' };
  for (let i = 0; i < 4; i += 1) expect(await send(one, sender, again)).toBe(201);
  for (let i = 0; i < 4; i += 1) expect(await send(i % 2 ? one : other, sender)).toBe(429);
  const refused = await other.post(enquiry, { 'x-forwarded-for': sender });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await send(other, '203.0.113.8')).toBe(201);
  const together = await Promise.all(
    Array.from({ length: 10 }, (_, i) => send(i % 2 ? one : other, '203.0.113.9')),
  );
  expect(together.filter((status) => status === 201)).toHaveLength(3);
});

it('stores no IP address and deletes expired rows', async () => {
  const app = await instance();
  for (const address of ['203.0.113.7', '2001:db8::1']) expect(await send(app, address)).toBe(201);
  const stored = await rows();
  expect(stored.map(({ points }) => points)).toEqual([1, 1]);
  for (const { key } of stored) expect(key).toMatch(/^[\w-]{43}$/);
  await ask('UPDATE rate_limit SET expire = 1');
  await expect.poll(rows).toEqual([]);
});

it('replaces its secret every day and uses unlogged tables', async () => {
  const app = await instance();
  expect(await send(app, '203.0.113.7')).toBe(201);
  const [today] = await ask<{ value: Buffer }>('SELECT value FROM rate_limit_secrets');
  await ask(`UPDATE rate_limit_secrets SET day = day - 1`);
  await expect.poll(() => ask('SELECT day FROM rate_limit_secrets')).toEqual([]);
  expect(await send(app, '203.0.113.7')).toBe(201);
  const [tomorrow] = await ask<{ value: Buffer }>('SELECT value FROM rate_limit_secrets');
  expect(tomorrow?.value).not.toEqual(today?.value);
  expect(new Set((await rows()).map(({ key }) => key)).size).toBe(2);
  const tables = await ask(
    `SELECT relname, relpersistence FROM pg_class WHERE relname ~ '^rate_limit(_secrets)?$'`,
  );
  expect(tables).toHaveLength(2);
  for (const table of tables) expect(table).toMatchObject({ relpersistence: 'u' });
});

it('counts in each instance while the database is unavailable', async () => {
  const app = await instance();
  expect(await send(app, '203.0.113.7')).toBe(201);
  await postgres.kill();
  try {
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push(await send(app, '203.0.113.7'));
    expect(statuses).toEqual([201, 201, 429, 429]);
  } finally {
    await postgres.start();
  }
  await expect.poll(() => send(app, '203.0.113.10')).toBe(201);
  // A crash empties unlogged tables, so only the last post is counted.
  expect(await rows()).toHaveLength(1);
});
