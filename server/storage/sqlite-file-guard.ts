import { type BigIntStats, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { closeWithoutCheckpoint, openLog } from './sqlite-log.ts';
import { markOf, openMark } from './sqlite-mark.ts';

export interface FileGuard {
  /** Throws unless what was written just now is in the files that the next start will read. */
  check(): void;
  /** Copies a long log into the database. Only after `check`: a damaged log would destroy it. */
  shortenLog(): void;
  /** Closes the database, and keeps a damaged log out of it. */
  close(): void;
}

/** As many pages as SQLite itself lets a log have before it copies them. */
const longLog = 1_000;

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
 * An open file stays writable after it was deleted, moved or replaced, and a log after it was emptied:
 * SQLite would go on and commit into what nobody will ever find. A database that was written over is
 * recognised by its mark, which is read only when the file's time or size has changed.
 */
export function guardFile(
  db: DatabaseSync,
  file: string,
  onNotice: (sentence: string) => void,
): FileGuard {
  const logFile = `${file}-wal`;
  const opened = statOf(file);
  let log = openLog(db, file);
  let openedLog = statOf(logFile);
  let seen = opened;
  let damage: Error | undefined;
  // The log may hold back the newest mark for a while, so the one on the disk counts as well.
  const readMark = openMark(file);
  const marks = [markOf(db), readMark()];

  const assertWholeLog = () => {
    if (damage === undefined && !log.isWhole()) {
      damage = new Error(
        'the log of the database was emptied or written over under the service; restart it, and look for what is missing',
      );
      closeWithoutCheckpoint(db, file);
    }
    if (damage !== undefined) throw damage;
  };
  const assertOwnFile = () => {
    const found = statOf(file);
    if (!isSameFile(opened, found)) {
      throw new Error(
        'the database file was moved, deleted or replaced under the service; put it back, or restart',
      );
    }
    if (found?.mtimeNs !== seen?.mtimeNs || found?.size !== seen?.size) {
      const mark = readMark();
      if (mark === undefined || !marks.includes(mark)) {
        throw new Error(
          'the database file was written over under the service; stop it and restore a backup',
        );
      }
      seen = found;
    }
  };

  return {
    check() {
      assertWholeLog();
      assertOwnFile();
      if (isSameFile(openedLog, statOf(logFile))) return;
      renewLog(db);
      log.close();
      log = openLog(db, file);
      openedLog = statOf(logFile);
      onNotice('the log of the database was gone; everything in it is in the database now');
    },
    shortenLog() {
      if (log.waiting() >= longLog) db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    },
    close() {
      try {
        assertWholeLog();
        db.close();
      } catch (error) {
        // What is wrong with the log has been reported, or concerns nobody any more.
        if (damage === undefined) throw error;
      }
    },
  };
}
