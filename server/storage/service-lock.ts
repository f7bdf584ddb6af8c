import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { retryUntil } from './retry-until.ts';
import { createPrivately } from './sqlite-connection.ts';

/** A stopping service needs ten seconds at most. */
const waitMs = 12_000;
/** How often the lock file is checked, and recreated if it was removed. */
const defaultCheckMs = 1_000;

export interface ServiceLock {
  release(): void;
}

export interface LockEvents {
  /** Another service has the lock. */
  readonly onWait: () => void;
  /** The file was removed and another service has taken the lock: this one must stop. */
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

/** Locks the file again if it was removed or replaced: the old lock excludes nobody. */
function watchLock(file: string, first: DatabaseSync, checkMs: number, onLost: () => void) {
  let lock = first;
  let inode = inodeOf(file);
  const watch = setInterval(() => {
    if (inodeOf(file) === inode) return;
    const again = tryToLock(file);
    if (again === undefined) {
      clearInterval(watch);
      onLost();
      return;
    }
    lock.close();
    lock = again;
    inode = inodeOf(file);
  }, checkMs);
  watch.unref();
  return {
    release() {
      clearInterval(watch);
      lock.close();
    },
  };
}

/**
 * Ensures that only one service uses the folder. An open transaction on an empty SQLite file holds
 * a lock of the operating system, which ends with the process even after a crash. The staff command
 * does not need the lock.
 */
export async function lockFolder(
  folder: string,
  { onWait, onLost }: LockEvents,
  checkMs = defaultCheckMs,
): Promise<ServiceLock> {
  const file = join(folder, 'service.lock');
  let lock = tryToLock(file);
  if (lock === undefined) {
    onWait();
    await retryUntil(waitMs, async () => {
      lock = tryToLock(file);
      return lock !== undefined;
    });
  }
  if (lock !== undefined) return watchLock(file, lock, checkMs, onLost);
  throw new StartFailure(
    `Another service is running on the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
  );
}
