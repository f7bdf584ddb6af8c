import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { EnquiryArchive } from './enquiry-store.ts';
import { CountRow, readRow, StatsRow, StoredEnquiryRow } from './rows.ts';
import {
  countStatement,
  findStatement,
  listStatement,
  resendStatement,
  statsSql,
} from './shared-sql.ts';
import { createErasure, type Erasure } from './sqlite-erasure.ts';
import { assignDatabaseId } from './sqlite-id.ts';
import { findRow, getRow } from './sqlite-rows.ts';
import { createReportClaims, createSweepRecord, createUpkeepValues } from './sqlite-upkeep.ts';
import type { Synchronous } from './synchronous.ts';

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
      const { sql, values } = listStatement(filter, page);
      return readRow(v.array(StoredEnquiryRow), db.prepare(sql).all(...values));
    },
    find(reference) {
      const { sql, values } = findStatement(reference);
      return findRow(StoredEnquiryRow, db.prepare(sql), ...values);
    },
    resend(which, now) {
      const { sql, values } = resendStatement(which, now);
      return Number(db.prepare(sql).run(...values).changes);
    },
    count(selection) {
      const { sql, values } = countStatement(selection);
      return getRow(CountRow, db.prepare(sql), ...values).n;
    },
    ...createErasure(db, values),
    ...createSweepRecord(values),
    ...createReportClaims(db),
    stats: () => getRow(StatsRow, db.prepare(statsSql)),
    backup: (file) => copyInto(db, file),
  };
}
