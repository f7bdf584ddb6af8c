import { mkdtemp, open, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enquiry, incoming } from '#harness/listening-app.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { openSqliteStore } from './sqlite.ts';

let folder: string;
let file: string;
let store: EnquiryStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
  file = join(folder, 'enquiries.db');
  store = await openSqliteStore(file);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const long = incoming({ enquiry: { ...enquiry, message: 'many words. '.repeat(400) } });
const acceptMany = (count: number) =>
  Promise.all(Array.from({ length: count }, () => store.accept(long)));

it('copies a long log into the database', async () => {
  for (let group = 0; group < 30; group += 1) await acceptMany(50);
  expect((await stat(file)).size).toBeGreaterThan(6_000_000);
  expect((await stat(`${file}-wal`)).size).toBeLessThan(6_000_000);
});

it('rejects everything after the log was truncated, and leaves the database intact', async () => {
  await acceptMany(10);
  await truncate(`${file}-wal`, 8_192);
  await expect(acceptMany(1)).rejects.toThrow('the log of the database was emptied');
  await expect(store.stats()).rejects.toThrow('the log of the database was emptied');
  await store.close();
  const db = new DatabaseSync(file);
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  db.close();
  store = await openSqliteStore(file);
});

it('continues after another program has checkpointed the log', async () => {
  await acceptMany(10);
  const other = new DatabaseSync(file);
  other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  expect((await stat(`${file}-wal`)).size).toBe(0);
  await acceptMany(10);
  expect((await store.stats()).enquiries).toBe(20);
  other.close();
});

it('goes on while another program is copying the log into the database', async () => {
  await acceptMany(10);
  // A checkpoint writes the first page, with the number of all pages, before the others.
  const database = await open(file, 'r+');
  await database.write(Buffer.from([0, 0, 255, 255]), 0, 4, 28);
  await database.close();
  await acceptMany(10);
  expect((await store.stats()).enquiries).toBe(20);
});
