import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enquiry, incoming } from '#harness/listening-app.ts';
import { type PostgresServer, query, startPostgres } from '#harness/postgres-server.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { openPostgresStore } from './postgres.ts';
import { openSqliteStore } from './sqlite.ts';

const secret = 'xyzzy-secret';
const selection = { email: `${secret}@example.com` };
const shortTimeout = { erasureTimeoutMs: 300 };

let store: EnquiryStore;

const receive = (email: string) =>
  store.accept(incoming({ enquiry: { ...enquiry, email, message: `${email} `.repeat(50) } }));

const holdsSecret = async (folder: string) => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    if ((await readFile(join(entry.parentPath, entry.name))).includes(secret)) return true;
  }
  return false;
};

it('on SQLite reports that bytes are left while another program reads, and finishes afterwards', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'erasure-'));
  const file = join(folder, 'enquiries.db');
  store = await openSqliteStore(file, shortTimeout);
  await receive(selection.email);
  await receive('kept@example.com');
  const reader = new DatabaseSync(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM enquiries').all();
  await expect(store.erase(selection)).rejects.toThrow('erased bytes are still in its files');
  expect(await store.count(selection)).toBe(0);
  expect(await holdsSecret(folder)).toBe(true);
  await expect(store.finishErasure()).rejects.toThrow('run the erasure again');
  reader.close();
  await store.close();
  // Also after a restart.
  store = await openSqliteStore(file, shortTimeout);
  expect(await store.finishErasure()).toBe(true);
  expect(await holdsSecret(folder)).toBe(false);
  expect(await store.finishErasure()).toBe(false);
  await store.close();
  await rm(folder, { recursive: true });
});

describe('on PostgreSQL', () => {
  let server: PostgresServer;
  let admin: string;
  let onlooker: pg.Client;

  beforeAll(async () => {
    server = await startPostgres();
    // The service is an ordinary user and must see the session of another user.
    await query(await server.createDatabase(), 'CREATE ROLE service LOGIN');
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    admin = await server.createDatabase();
    const { pathname } = new URL(admin);
    await query(admin, `ALTER DATABASE ${pathname.slice(1)} OWNER TO service`);
    const address = new URL(admin);
    address.username = 'service';
    store = await openPostgresStore(address.href, shortTimeout);
    await receive(selection.email);
    await receive('kept@example.com');
    onlooker = new pg.Client({ connectionString: admin });
    await onlooker.connect();
  });
  afterEach(async () => {
    await onlooker.end();
    await store.close();
  });

  const bytesLeft = async () => {
    await query(admin, 'CHECKPOINT');
    return holdsSecret(join(server.dataFolder, 'base'));
  };

  it('names the session that still sees erased rows, and finishes after it has ended', async () => {
    await onlooker.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const { rows } = await onlooker.query('SELECT pg_backend_pid() AS pid');
    await expect(store.erase(selection)).rejects.toThrow(
      `the session with process id ${rows[0].pid} may still read what was erased`,
    );
    expect(await store.count(selection)).toBe(0);
    expect(await bytesLeft()).toBe(true);
    await onlooker.query('COMMIT');
    expect(await store.finishErasure()).toBe(true);
    expect(await bytesLeft()).toBe(false);
    expect(await store.finishErasure()).toBe(false);
  });

  it('names a prepared transaction that still sees erased rows', async () => {
    await onlooker.query('BEGIN');
    await onlooker.query('CREATE TABLE something ()');
    await onlooker.query(`PREPARE TRANSACTION 'forgotten'`);
    await expect(store.erase(selection)).rejects.toThrow('the prepared transaction forgotten');
    await onlooker.query(`ROLLBACK PREPARED 'forgotten'`);
    expect(await store.finishErasure()).toBe(true);
    expect(await bytesLeft()).toBe(false);
  });

  it('stores enquiries while another session holds the tables', async () => {
    await onlooker.query('BEGIN');
    await onlooker.query('SELECT * FROM enquiries');
    await expect(store.erase(selection)).rejects.toThrow('another session holds the tables');
    expect((await receive('new@example.com')).outcome).toBe('stored');
    await onlooker.query('COMMIT');
    expect(await store.finishErasure()).toBe(true);
    expect(await bytesLeft()).toBe(false);
  });
});
