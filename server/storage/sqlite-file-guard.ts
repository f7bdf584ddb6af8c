import { type BigIntStats, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { databaseIdOf, openDatabaseId } from './sqlite-id.ts';
import { closeWithoutCheckpoint, openLog } from './sqlite-log.ts';

export interface FileGuard {
  /** Throws unless the last writes are in the files that the next start will read. */
  check(): void;
  /** Copies a long log into the database. Call `check` first: a damaged log would destroy it. */
  shortenLog(): void;
  /** Closes the database without copying a damaged log into it. */
  close(): void;
}

/** SQLite's own default for a checkpoint, in pages. */
const maxLogFrames = 1_000;

const statOf = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false });

const isSameFile = (one: BigIntStats | undefined, other: BigIntStats | undefined) =>
  one !== undefined && other !== undefined && one.dev === other.dev && one.ino === other.ino;

/** Copies the log into the database, synced, and starts a new one. */
function restartLog(db: DatabaseSync): void {
  try {
    db.exec('PRAGMA journal_mode = DELETE');
  } catch {
    throw new Error('the log of the database is gone, and another program holds the database');
  } finally {
    db.exec('PRAGMA journal_mode = WAL');
  }
}

/**
 * Detects files that were deleted, moved, replaced or truncated. They stay writable while they are
 * open, so SQLite would commit and lose enquiries. The database id tells if the file was
 * overwritten; it is read only after the time or size of the file has changed.
 */
export function guardFile(
  db: DatabaseSync,
  file: string,
  onRepair: (sentence: string) => void,
): FileGuard {
  const logFile = `${file}-wal`;
  const opened = statOf(file);
  let log = openLog(db, file);
  let openedLog = statOf(logFile);
  let lastSeen = opened;
  let damage: Error | undefined;
  // The newest id may be in the log only, so the one in the file counts as well.
  const readId = openDatabaseId(file);
  const ids = [databaseIdOf(db), readId()];

  const assertIntactLog = () => {
    if (damage === undefined && !log.isIntact()) {
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
    if (found?.mtimeNs !== lastSeen?.mtimeNs || found?.size !== lastSeen?.size) {
      const id = readId();
      if (id === undefined || !ids.includes(id)) {
        throw new Error(
          'the database file was written over under the service; stop it and restore a backup',
        );
      }
      lastSeen = found;
    }
  };

  return {
    check() {
      assertIntactLog();
      assertOwnFile();
      if (isSameFile(openedLog, statOf(logFile))) return;
      restartLog(db);
      log.close();
      log = openLog(db, file);
      openedLog = statOf(logFile);
      onRepair('the log of the database was gone; everything in it is in the database now');
    },
    shortenLog() {
      if (log.pendingFrames() >= maxLogFrames) db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    },
    close() {
      try {
        assertIntactLog();
        db.close();
      } catch (error) {
        // A damaged log has been reported by `check`.
        if (damage === undefined) throw error;
      }
    },
  };
}
