import type { DatabaseSync } from 'node:sqlite';
import type { Selection } from './enquiry-store.ts';
import { selectionConditions } from './shared-sql.ts';
import { busyTimeoutMs, inTransaction } from './sqlite-connection.ts';
import type { UpkeepValues } from './sqlite-upkeep.ts';

/** How long one attempt waits for a lock. Enquiries are stored between attempts. */
const attemptMs = 1_000;
const name = 'erasure';

/** SQLITE_BUSY, in the lowest byte of the extended error code. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;

/** The steps of an erasure. The caller can run other work between them. */
export interface Erasure {
  /** Deletes the enquiries and records, in the same transaction, that their bytes are left. */
  deleteSelected(selection: Selection): number;
  /** The number of the last erasure if its bytes may be left. */
  unfinishedErasure(): number | undefined;
  /** False if another program holds the database. */
  rewriteDatabase(): boolean;
  /** False if another program uses the write-ahead log. */
  truncateLog(): boolean;
  /** Records that the erasure is complete, unless another one has started. */
  completeErasure(erasure: number): void;
}

/**
 * Removes all copies of deleted rows. `secure_delete` overwrites the rows, but unused parts of
 * split pages may have old copies, so VACUUM rewrites every page. The write-ahead log has former
 * pages, so a checkpoint truncates it.
 */
export function createErasure(db: DatabaseSync, values: UpkeepValues): Erasure {
  const remove = db.prepare('DELETE FROM upkeep WHERE name = ? AND value = ?');
  const withShortTimeout = (work: () => boolean): boolean => {
    db.exec(`PRAGMA busy_timeout = ${attemptMs}`);
    try {
      return work();
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    } finally {
      db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    }
  };
  return {
    deleteSelected: (selection) =>
      inTransaction(db, () => {
        const { where, values: parameters } = selectionConditions(selection);
        const { changes } = db
          .prepare(
            `DELETE FROM enquiries WHERE id IN (SELECT e.id FROM enquiries e WHERE ${where})`,
          )
          .run(...parameters);
        if (changes > 0) values.write(name, (values.read(name) ?? 0) + 1);
        return Number(changes);
      }),
    unfinishedErasure: () => values.read(name),
    rewriteDatabase: () =>
      withShortTimeout(() => {
        db.exec('VACUUM');
        return true;
      }),
    truncateLog: () =>
      withShortTimeout(() => db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0),
    completeErasure: (erasure) => void remove.run(name, erasure),
  };
}
