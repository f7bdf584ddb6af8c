import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { keepTrying } from './keep-trying.ts';
import { createPrivately } from './sqlite-connection.ts';

/** A service that was told to stop is gone by then. */
const goneWithinMs = 12_000;
/** How soon a lock file that was removed is made again. */
const usualLookMs = 1_000;

export interface ServiceLock {
  release(): void;
}

export interface LockEvents {
  /** Another service holds the lock; it is waited for. */
  readonly onWait: () => void;
  /** The file was removed, and another service has the lock now: this one must stop. */
  readonly onLost: () => void;
}

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

function tryToLock(file: string): DatabaseSync | undefined {
  createPrivately(file);
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch {
    db.close();
    return undefined;
  }
}

/** A lock on a file that was removed keeps nobody out: locks the one that stands there now. */
function watchLock(file: string, first: DatabaseSync, lookMs: number, onLost: () => void) {
  let held = first;
  let inode = inodeOf(file);
  const watch = setInterval(() => {
    if (inodeOf(file) === inode) return;
    const again = tryToLock(file);
    if (again === undefined) {
      clearInterval(watch);
      onLost();
      return;
    }
    held.close();
    held = again;
    inode = inodeOf(file);
  }, lookMs);
  watch.unref();
  return {
    release() {
      clearInterval(watch);
      held.close();
    },
  };
}

/**
 * Makes this the only service on the folder. The lock is the system's own, held on an empty SQLite
 * file by an open transaction, so it ends with the process, however that ends, and no number of a
 * process can be mistaken for another's. The staff command does not ask for it.
 */
export async function lockFolder(
  folder: string,
  { onWait, onLost }: LockEvents,
  lookMs = usualLookMs,
): Promise<ServiceLock> {
  const file = join(folder, 'service.lock');
  let db = tryToLock(file);
  if (db === undefined) {
    onWait();
    await keepTrying(goneWithinMs, async () => {
      db = tryToLock(file);
      return db !== undefined;
    });
  }
  if (db !== undefined) return watchLock(file, db, lookMs, onLost);
  throw new StartFailure(
    `Another service is running on the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
  );
}
