import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../lifecycle/failure.ts';
import { keepTrying } from './keep-trying.ts';
import { createPrivately } from './sqlite-connection.ts';

/** A service that was told to stop is gone by then. */
const goneWithinMs = 12_000;

export interface ServiceLock {
  release(): void;
}

/**
 * Makes this the only service on the folder. The lock is the system's own, held on an empty SQLite
 * file by an open transaction, so it ends with the process, however that ends, and no number of a
 * process can be mistaken for another's. The staff command does not ask for it.
 */
export async function lockFolder(folder: string, onWait: () => void): Promise<ServiceLock> {
  const file = join(folder, 'service.lock');
  createPrivately(file);
  const db = new DatabaseSync(file, { timeout: 0 });
  const tryToLock = async () => {
    try {
      db.exec('BEGIN EXCLUSIVE');
      return true;
    } catch {
      return false;
    }
  };
  const locked = await tryToLock();
  if (!locked) onWait();
  if (locked || (await keepTrying(goneWithinMs, tryToLock))) return { release: () => db.close() };
  db.close();
  throw new StartFailure(
    `Another service is running on the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
  );
}
