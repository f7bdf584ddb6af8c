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

/** Whoever stops a backup by hand removes its file; the work may still go on for a moment. */
test('a copy of PostgreSQL does not bring back a file that was removed', async () => {
  await expect(writeSqlBackup(new pg.Client(), removed)).rejects.toThrow('ENOENT');
  expect(existsSync(removed)).toBe(false);
});

test('nor does a copy of SQLite', () => {
  const db = openSqlite(join(folder, 'enquiries.db'));
  expect(() => createSqliteOperations(db).backup(removed)).toThrow('unable to open database');
  expect(existsSync(removed)).toBe(false);
  db.close();
});
