import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { assertOwnLog, assignDatabaseId, databaseIdOf, recordDatabaseId } from './sqlite-id.ts';
import { sqliteMigrations } from './sqlite-migrations.ts';

/** How long a write waits for another program, such as the staff command. */
export const busyTimeoutMs = 8_000;

/** Name, value to set, and value to read back. Durability and erasure depend on them. */
const pragmas = [
  ['journal_mode', 'WAL', 'wal'],
  // A commit returns after the log is on the disk.
  ['synchronous', 'FULL', 2],
  // Deleted bytes are overwritten.
  ['secure_delete', 'ON', 1],
  ['foreign_keys', 'ON', 1],
  // On macOS a plain fsync stops at the drive's cache.
  ['fullfsync', 'ON', 1],
  ['checkpoint_fullfsync', 'ON', 1],
  // No automatic checkpoints: `sqlite-file-guard.ts` checks the log first.
  ['wal_autocheckpoint', '0', 0],
] as const;

function assertPragmas(db: DatabaseSync): void {
  for (const [name, value, expected] of pragmas) {
    db.exec(`PRAGMA ${name} = ${value}`);
    const actual = Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    if (actual !== expected) {
      throw new Error(`the database refuses ${name} = ${value} (it is ${actual})`);
    }
  }
}

/** Runs `work` in a transaction that has the write lock from its start. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A failed COMMIT (disk full) may have rolled back by itself.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

const numberFrom = (db: DatabaseSync, sql: string) =>
  Number(Object.values(db.prepare(sql).get() ?? {})[0]);

/** If several processes start at once, the write lock lets one migrate while the others wait. */
function migrate(db: DatabaseSync): void {
  // Reading the version first saves waiting for the lock.
  if (numberFrom(db, 'PRAGMA user_version') === sqliteMigrations.length) return;
  inTransaction(db, () => {
    const done = numberFrom(db, 'PRAGMA user_version');
    if (done > sqliteMigrations.length) {
      throw new Error('the database was written by a newer version of this program');
    }
    if (done === 0 && numberFrom(db, 'SELECT count(*) FROM sqlite_schema') > 0) {
      throw new Error('it is the database of another program');
    }
    for (const step of sqliteMigrations.slice(done)) db.exec(step);
    db.exec(`PRAGMA user_version = ${sqliteMigrations.length}`);
    if (databaseIdOf(db) === 0) assignDatabaseId(db);
  });
  // Copies the id from the log into the file, where `openDatabaseId` reads it.
  db.exec('PRAGMA wal_checkpoint(PASSIVE)');
}

/** Creates a file that only this user may read. SQLite gives its other files the same mode. */
export function createPrivately(file: string): void {
  // Opening and closing an existing file would release the locks that this process has on it.
  if (existsSync(file)) return;
  closeSync(openSync(file, 'a', 0o600));
  // Syncs the folder, so that the new file survives a power cut.
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function assertUndamaged(db: DatabaseSync): void {
  const found = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (found !== 'ok') throw new Error('the database is damaged; restore a backup');
}

/**
 * Opens the database file; creates and migrates it if necessary. `checkIntegrity` reads all of it
 * (8 seconds for a million enquiries).
 */
export function openSqlite(file: string, { checkIntegrity = false } = {}): DatabaseSync {
  createPrivately(file);
  assertOwnLog(file);
  const db = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    assertPragmas(db);
    migrate(db);
    recordDatabaseId(db, file);
    if (checkIntegrity) assertUndamaged(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
