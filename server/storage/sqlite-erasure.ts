import type { DatabaseSync } from 'node:sqlite';
import { selected } from './conditions.ts';
import type { Selection } from './enquiry-store.ts';

/** How often the log is emptied again when a reader holds on to it. */
const checkpointTries = 20;

/**
 * Removes what deleting leaves behind. `secure_delete` overwrites deleted rows, but a page that was
 * split earlier may still hold an old copy of one in its unused part: VACUUM writes every page anew.
 * The log holds former versions of pages: TRUNCATE moves what is valid into the database and cuts
 * the log to nothing.
 */
function scrub(db: DatabaseSync): void {
  db.exec('VACUUM');
  const checkpoint = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  for (let i = 0; i < checkpointTries; i += 1) {
    // Waits for readers as long as the busy timeout allows.
    if (checkpoint.get()?.busy === 0) return;
  }
  throw new Error('the log is in use, so erased bytes are still in it; run the erasure again');
}

/** Deletes the selected enquiries with their outbox rows, and every byte of them in these files. */
export function eraseForGood(db: DatabaseSync, selection: Selection): number {
  const { where, values } = selected(selection);
  const { changes } = db
    .prepare(`DELETE FROM enquiries WHERE id IN (SELECT e.id FROM enquiries e WHERE ${where})`)
    .run(...values);
  // An erasure that was cut short is finished by asking again; the daily sweep asks too often for that.
  if (changes > 0 || !('receivedBefore' in selection)) scrub(db);
  return Number(changes);
}
