import type { DatabaseSync } from 'node:sqlite';
import { selected } from './conditions.ts';
import type { Selection } from './enquiry-store.ts';
import { busyTimeoutMs, inTransaction } from './sqlite-connection.ts';
import type { Notes } from './sqlite-upkeep.ts';

/** How long one try waits for others; the tries come again, and enquiries go through in between. */
const oneTryMs = 1_000;
const note = 'erasure';

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;

/** An erasure in its steps, so that whoever runs them can wait in between. */
export interface Erasure {
  /** Deletes the selected enquiries, and notes in the same transaction that bytes are left. */
  deleteSelected(selection: Selection): number;
  /** The number of the last erasure, if its bytes may still be there. */
  unfinishedErasure(): number | undefined;
  /** False while somebody else holds the database. */
  rewriteDatabase(): boolean;
  /** False while somebody else reads or writes the log. */
  cutLog(): boolean;
  /** Forgets an erasure, unless another has begun since. */
  noteErased(erasure: number): void;
}

/**
 * Removes what deleting leaves behind. `secure_delete` overwrites deleted rows, but a page that was
 * split earlier may still hold an old copy of one in its unused part: VACUUM writes every page anew.
 * The log holds former versions of pages: TRUNCATE moves what is valid into the database and cuts
 * the log to nothing.
 */
export function createErasure(db: DatabaseSync, notes: Notes): Erasure {
  const forget = db.prepare('DELETE FROM upkeep WHERE name = ? AND value = ?');
  const withinOneTry = (work: () => boolean): boolean => {
    db.exec(`PRAGMA busy_timeout = ${oneTryMs}`);
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
        const { where, values } = selected(selection);
        const { changes } = db
          .prepare(
            `DELETE FROM enquiries WHERE id IN (SELECT e.id FROM enquiries e WHERE ${where})`,
          )
          .run(...values);
        if (changes > 0) notes.write(note, (notes.read(note) ?? 0) + 1);
        return Number(changes);
      }),
    unfinishedErasure: () => notes.read(note),
    rewriteDatabase: () =>
      withinOneTry(() => {
        db.exec('VACUUM');
        return true;
      }),
    cutLog: () =>
      withinOneTry(() => db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0),
    noteErased: (erasure) => void forget.run(note, erasure),
  };
}
