import { randomInt } from 'node:crypto';
import { existsSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/** Gives the database a mark of its own, by which it is told from its copies. */
export const markAnew = (db: DatabaseSync): void =>
  db.exec(`PRAGMA application_id = ${randomInt(1, 2 ** 31)}`);

/** The mark as the log has it, or else the file; 0 for a database that has none yet. */
export const markOf = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA application_id').get()?.application_id);

/** Positions in a database file (https://sqlite.org/fileformat.html#the_database_header). */
const headerBytes = 100;
const markPosition = 68;

/**
 * Opens a database file to read the mark in the file itself, without the log. The mark is undefined
 * if the file is no database. SQLite would report a damaged file during a checkpoint of another program.
 */
export function openMark(file: string): () => number | undefined {
  // Never closed by hand: that would drop the locks which SQLite has on this file in this process.
  const database = openSync(file, 'r');
  const header = Buffer.alloc(headerBytes);
  return () => {
    const length = readSync(database, header, 0, headerBytes, 0);
    const isDatabase =
      length === headerBytes && header.toString('latin1', 0, 15) === 'SQLite format 3';
    return isDatabase ? header.readInt32BE(markPosition) : undefined;
  };
}

/** Says beside the database whose log lies there. */
const noteBeside = (file: string) => `${file}-mark`;

const notedMark = (file: string) =>
  existsSync(noteBeside(file)) ? Number(readFileSync(noteBeside(file), 'utf8')) : undefined;

/** Notes that the log beside the file is, from now on, that of this database. */
export function noteMark(db: DatabaseSync, file: string): void {
  const mark = markOf(db);
  if (notedMark(file) !== mark) writeFileSync(noteBeside(file), `${mark}`, { mode: 0o600 });
}

/**
 * SQLite applies a log that a crash has left to whatever database lies beside it. If that one is a
 * backup that was put in place since, the result would be neither.
 */
export function assertOwnLog(file: string): void {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  const [noted, mark] = [notedMark(file), openMark(file)()];
  if (log?.size && noted && mark && noted !== mark) {
    throw new Error(
      `${file}-wal is the log of another database; delete it and ${file}-shm, as after every restore`,
    );
  }
}
