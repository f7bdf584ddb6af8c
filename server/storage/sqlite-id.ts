import { randomInt } from 'node:crypto';
import { existsSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/** Gives the database a new random id, which no other database and no copy has. */
export const assignDatabaseId = (db: DatabaseSync): void =>
  db.exec(`PRAGMA application_id = ${randomInt(1, 2 ** 31)}`);

/** The id in the log or else in the file; 0 if the database has none yet. */
export const databaseIdOf = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA application_id').get()?.application_id);

/** Positions in a database file (https://sqlite.org/fileformat.html#the_database_header). */
const headerBytes = 100;
const idPosition = 68;

/**
 * Returns a function that reads the id in the file itself, without the log; undefined if it is not
 * a database. SQLite would report a damaged file during a checkpoint of another program.
 */
export function openDatabaseId(file: string): () => number | undefined {
  // Never closed: that would release the locks that SQLite has on this file in this process.
  const database = openSync(file, 'r');
  const header = Buffer.alloc(headerBytes);
  return () => {
    const length = readSync(database, header, 0, headerBytes, 0);
    const isDatabase =
      length === headerBytes && header.toString('latin1', 0, 15) === 'SQLite format 3';
    return isDatabase ? header.readInt32BE(idPosition) : undefined;
  };
}

/** Beside the database, the id of the database that the log belongs to. */
const idFileOf = (file: string) => `${file}-mark`;

const recordedId = (file: string) =>
  existsSync(idFileOf(file)) ? Number(readFileSync(idFileOf(file), 'utf8')) : undefined;

/** Records that the log now belongs to this database. */
export function recordDatabaseId(db: DatabaseSync, file: string): void {
  const id = databaseIdOf(db);
  if (recordedId(file) !== id) writeFileSync(idFileOf(file), `${id}`, { mode: 0o600 });
}

/**
 * Throws if the log belongs to another database. SQLite applies the log of a crash to any file with
 * the database's name: to a restored backup, too, which it would corrupt.
 */
export function assertOwnLog(file: string): void {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  const [recorded, id] = [recordedId(file), openDatabaseId(file)()];
  if (log?.size && recorded && id && recorded !== id) {
    throw new Error(
      `${file}-wal is the log of another database; delete it and ${file}-shm, as after every restore`,
    );
  }
}
