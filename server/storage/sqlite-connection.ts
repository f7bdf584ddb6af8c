import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { assertOwnLog, markAnew, markOf, noteMark } from './sqlite-mark.ts';
import { sqliteMigrations } from './sqlite-migrations.ts';

/** How long a write waits while the staff command holds the file. */
export const busyTimeoutMs = 8_000;

/** What the promises to visitors rest on; each is set, then read back. */
const pragmas = [
  ['journal_mode', 'WAL', 'wal'],
  // FULL: a commit returns only after the log is on the disk.
  ['synchronous', 'FULL', 2],
  // Deleted bytes are overwritten.
  ['secure_delete', 'ON', 1],
  ['foreign_keys', 'ON', 1],
  // On macOS a plain fsync stops at the drive's cache.
  ['fullfsync', 'ON', 1],
  ['checkpoint_fullfsync', 'ON', 1],
  // The log is copied into the database only after it was checked (`sqlite-file-guard.ts`).
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

/** Runs a function as one transaction that holds the write lock from its start. */
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

/** Several processes may start at once: the write lock makes one migrate and the others wait. */
function migrate(db: DatabaseSync): void {
  // Whoever only reads need not wait for the lock.
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
    if (markOf(db) === 0) markAnew(db);
  });
  // Out of the log and into the file itself, where the mark is looked for.
  db.exec('PRAGMA wal_checkpoint(PASSIVE)');
}

/** Creates a file that this user alone may read; SQLite's files next to it inherit the mode. */
export function createPrivately(file: string): void {
  // One that exists is left alone: to close it again would drop the locks this process has on it.
  if (existsSync(file)) return;
  closeSync(openSync(file, 'a', 0o600));
  // The new name in its folder must survive a power cut, too.
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function assertUndamaged(db: DatabaseSync): void {
  const found = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (found !== 'ok') throw new Error('the database is damaged; restore a backup');
}

/**
 * Opens the database file, creating and migrating it as needed, with every safeguard checked;
 * `thorough` also looks through all of it (8 seconds for a million enquiries).
 */
export function openSqlite(file: string, { thorough = false } = {}): DatabaseSync {
  createPrivately(file);
  assertOwnLog(file);
  const db = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    assertPragmas(db);
    migrate(db);
    noteMark(db, file);
    if (thorough) assertUndamaged(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
