import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { EnquiryArchive } from './enquiry-store.ts';
import { CountRow, readRow, StatsRow, StoredEnquiryRow } from './rows.ts';
import {
  countByState,
  filterConditions,
  joinedTables,
  selectionConditions,
  storedColumns,
} from './shared-sql.ts';
import { createErasure, type Erasure } from './sqlite-erasure.ts';
import { assignDatabaseId } from './sqlite-id.ts';
import { findRow, getRow } from './sqlite-rows.ts';
import { createReportClaims, createSweepRecord, createUpkeepValues } from './sqlite-upkeep.ts';
import type { Synchronous } from './synchronous.ts';

// A mail that is being sent keeps its lease, so it is not sent twice.
const revive = `
  UPDATE outbox SET state = 'waiting', attempts = 0, last_error = NULL,
    due_at = CASE WHEN state = 'waiting' AND claim_token IS NOT NULL THEN due_at ELSE ? END,
    claim_token = CASE WHEN state = 'waiting' THEN claim_token END`;

/**
 * Copies in a read transaction, which does not block writers. `mode=rw`, because the file exists:
 * if it was removed meanwhile, the backup was cancelled and must not create it again.
 */
function copyInto(db: DatabaseSync, file: string): void {
  const existing = pathToFileURL(file);
  existing.searchParams.set('mode', 'rw');
  db.prepare('VACUUM INTO ?').run(existing.href);
  const copy = new DatabaseSync(existing);
  assignDatabaseId(copy);
  copy.close();
}

/** Erases in steps. */
export type SqliteArchive = Synchronous<Omit<EnquiryArchive, 'erase' | 'finishErasure'>> & Erasure;

export function createSqliteArchive(db: DatabaseSync): SqliteArchive {
  const values = createUpkeepValues(db);
  return {
    list(filter, page) {
      const { where, values } = filterConditions(filter, page);
      const found = db
        .prepare(
          `SELECT ${storedColumns} ${joinedTables} WHERE ${where} ORDER BY e.id DESC LIMIT ?`,
        )
        .all(...values, page.limit);
      return readRow(v.array(StoredEnquiryRow), found);
    },
    find: (reference) =>
      findRow(
        StoredEnquiryRow,
        db.prepare(`SELECT ${storedColumns} ${joinedTables} WHERE e.reference = ?`),
        reference,
      ),
    resend(which, now) {
      const result =
        which === 'dead'
          ? db.prepare(`${revive} WHERE state = 'dead'`).run(now)
          : db
              .prepare(
                `${revive} WHERE enquiry_id = (SELECT id FROM enquiries WHERE reference = ?)`,
              )
              .run(now, which.reference);
      return Number(result.changes);
    },
    count(selection) {
      const { where, values } = selectionConditions(selection);
      const counted = db.prepare(`SELECT count(*) AS n FROM enquiries e WHERE ${where}`);
      return getRow(CountRow, counted, ...values).n;
    },
    ...createErasure(db, values),
    ...createSweepRecord(values),
    ...createReportClaims(db),
    stats: () =>
      getRow(
        StatsRow,
        db.prepare(`SELECT count(*) AS enquiries, count(e.suspicion) AS suspects,
             min(e.received_at) AS first, max(e.received_at) AS last,
             ${['sent', 'waiting', 'held', 'dead'].map(countByState)},
             min(e.received_at) FILTER (WHERE o.state = 'waiting') AS "oldestWaiting"
           ${joinedTables}`),
      ),
    backup: (file) => copyInto(db, file),
  };
}
