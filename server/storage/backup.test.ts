import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSqlBackup } from './postgres-backup.ts';
import { openSqlite } from './sqlite-connection.ts';
import { createSqliteOperations } from './sqlite-operations.ts';

let folder: string;
let removed: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  removed = join(folder, 'to take #1?.part');
});
afterEach(() => rm(folder, { recursive: true }));

/** A cancelled backup removes its file, but the copy may run for another moment. */
test('a PostgreSQL backup does not create a removed file again', async () => {
  await expect(writeSqlBackup(new pg.Client(), removed)).rejects.toThrow('ENOENT');
  expect(existsSync(removed)).toBe(false);
});

test('a SQLite backup does not create a removed file again', () => {
  const db = openSqlite(join(folder, 'enquiries.db'));
  expect(() => createSqliteOperations(db).backup(removed)).toThrow('unable to open database');
  expect(existsSync(removed)).toBe(false);
  db.close();
});
