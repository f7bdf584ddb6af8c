import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** Gives the database a mark of its own, by which it is told from its copies. */
export const markAnew = (db: DatabaseSync): void =>
  db.exec(`PRAGMA application_id = ${randomInt(1, 2 ** 31)}`);

/** The mark as the log has it, or else the file; 0 for a database that has none yet. */
export const markOf = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA application_id').get()?.application_id);

/** The mark in the file itself, past the log; undefined if it is no database. */
export function markOnDisk(file: string): number | undefined {
  const address = pathToFileURL(file);
  address.search = '?immutable=1';
  try {
    const db = new DatabaseSync(address, { readOnly: true });
    try {
      return markOf(db);
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
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
  const [noted, mark] = [notedMark(file), markOnDisk(file)];
  if (log?.size && noted && mark && noted !== mark) {
    throw new Error(
      `${file}-wal is the log of another database; delete it and ${file}-shm, as after every restore`,
    );
  }
}
