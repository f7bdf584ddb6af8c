import { type BigIntStats, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { markOf, markOnDisk } from './sqlite-mark.ts';

/** Throws unless what was written just now is in the files that the next start will read. */
export type FileGuard = () => void;

const statOf = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false });

const isSameFile = (one: BigIntStats | undefined, other: BigIntStats | undefined) =>
  one !== undefined && other !== undefined && one.dev === other.dev && one.ino === other.ino;

/** Closes the log and begins a new one; what was in the old is in the database then, synced. */
function renewLog(db: DatabaseSync): void {
  try {
    db.exec('PRAGMA journal_mode = DELETE');
  } catch {
    throw new Error('the log of the database is gone, and another program holds the database');
  } finally {
    db.exec('PRAGMA journal_mode = WAL');
  }
}

/**
 * An open file stays writable after it was deleted, moved or replaced: SQLite would go on and commit
 * into what nobody will ever find. So after each group of writes the path must still hold the file
 * that is open. Whether it was written over is asked only when its time or size has changed, by the
 * mark that every database (and so every backup) has of its own.
 */
export function guardFile(
  db: DatabaseSync,
  file: string,
  onNotice: (sentence: string) => void,
): FileGuard {
  const log = `${file}-wal`;
  const opened = statOf(file);
  let openedLog = statOf(log);
  let seen = opened;
  // The log may hold back the newest mark for a while, so the one on the disk counts as well.
  const marks = [markOf(db), markOnDisk(file)];

  return () => {
    const found = statOf(file);
    if (!isSameFile(opened, found)) {
      throw new Error(
        'the database file was moved, deleted or replaced under the service; put it back, or restart',
      );
    }
    if (found?.mtimeNs !== seen?.mtimeNs || found?.size !== seen?.size) {
      const mark = markOnDisk(file);
      if (mark === undefined || !marks.includes(mark)) {
        throw new Error(
          'the database file was written over under the service; stop it and restore a backup',
        );
      }
      seen = found;
    }
    if (!isSameFile(openedLog, statOf(log))) {
      renewLog(db);
      openedLog = statOf(log);
      onNotice('the log of the database was gone; everything in it is in the database now');
    }
  };
}
