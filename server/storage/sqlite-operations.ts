import { randomUUID } from 'node:crypto';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { filterConditions, selectionConditions, storedColumns } from './conditions.ts';
import type { Acceptance, Claim, EnquiryStore, NewEnquiry } from './enquiry-store.ts';
import { createProbeEnquiry } from './probe-enquiry.ts';
import { createReference } from './reference.ts';
import {
  ClaimedRow,
  CountRow,
  DueRow,
  KeyRow,
  OutboxCountsRow,
  type RowOf,
  readRow,
  StatsRow,
  StoredEnquiryRow,
} from './rows.ts';
import { inTransaction } from './sqlite-connection.ts';
import { createErasure, type Erasure } from './sqlite-erasure.ts';
import { assignDatabaseId } from './sqlite-id.ts';
import { createProbe } from './sqlite-probe.ts';
import { createReportClaims, createSweepRecord, createUpkeepValues } from './sqlite-upkeep.ts';

type Synchronous<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => Promise<infer R> ? (...args: A) => R : never;
};

/** Methods of the port that the thread runs for many enquiries at once, or in steps. */
type Replaced = 'accept' | 'erase' | 'finishErasure' | 'close';

/** The methods of the port as synchronous functions, as the thread runs them. */
export type SqliteOperations = Omit<Synchronous<EnquiryStore>, Replaced> &
  Erasure & {
    acceptAll(incoming: readonly NewEnquiry[]): Acceptance[];
  };

const selectByKey = 'SELECT reference, fingerprint FROM enquiries WHERE idempotency_key = ?';

/** For statements that always return a row. */
const rowOf = <Shape>(
  row: RowOf<Shape>,
  statement: StatementSync,
  ...values: Array<string | number>
): Shape => readRow(row, statement.get(...values));

const findRow = <Shape>(
  row: RowOf<Shape>,
  statement: StatementSync,
  ...values: Array<string | number>
): Shape | undefined => readRow(v.optional(row), statement.get(...values));

function createAccept(db: DatabaseSync): (incoming: NewEnquiry) => Acceptance {
  // OR IGNORE: the key exists (a repeat) or, once in 25 billion, the reference does.
  const insertEnquiry = db.prepare(`
    INSERT OR IGNORE INTO enquiries (reference, received_at, name, email, company, phone, message,
      suspicion, idempotency_key, fingerprint)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const insertOutbox = db.prepare(
    'INSERT INTO outbox (enquiry_id, state, due_at) VALUES (?, ?, ?)',
  );
  const byKey = db.prepare(selectByKey);
  const release = db.prepare(`
    UPDATE outbox SET state = 'waiting', due_at = ?
    WHERE state = 'held' AND enquiry_id = (SELECT id FROM enquiries WHERE idempotency_key = ?)`);

  return (incoming) => {
    const { enquiry, receivedAt, suspicion = null, key = null, fingerprint } = incoming;
    const { name, email, company, phone, message } = enquiry;
    for (;;) {
      const reference = createReference();
      const { changes, lastInsertRowid } = insertEnquiry.run(
        reference,
        receivedAt,
        name,
        email,
        company,
        phone,
        message,
        suspicion,
        key,
        fingerprint,
      );
      if (changes === 1) {
        insertOutbox.run(lastInsertRowid, suspicion === null ? 'waiting' : 'held', receivedAt);
        return { outcome: 'stored', reference };
      }
      const first = key === null ? undefined : findRow(KeyRow, byKey, key);
      if (first?.fingerprint === fingerprint) {
        const released = suspicion === null && release.run(receivedAt, key).changes === 1;
        return { outcome: released ? 'released' : 'repeated', reference: first.reference };
      }
      if (first) return { outcome: 'key-reused' };
    }
  };
}

/**
 * Copies in a read transaction, which does not block writers. `mode=rw`, because the file exists: if it
 * was removed meanwhile, the backup was cancelled and must not create it again.
 */
function copyInto(db: DatabaseSync, file: string): void {
  const existing = pathToFileURL(file);
  existing.searchParams.set('mode', 'rw');
  db.prepare('VACUUM INTO ?').run(existing.href);
  const copy = new DatabaseSync(existing);
  assignDatabaseId(copy);
  copy.close();
}

/** The operations of the store on an open database. */
export function createSqliteOperations(db: DatabaseSync): SqliteOperations {
  const values = createUpkeepValues(db);
  const accept = createAccept(db);
  const from = 'FROM enquiries e JOIN outbox o ON o.enquiry_id = e.id';
  const stored = db.prepare(`SELECT ${storedColumns} ${from} WHERE e.id = ?`);
  const claimDue = db.prepare(`
    UPDATE outbox SET claim_token = ?, attempts = attempts + 1, due_at = ?
    WHERE enquiry_id IN (SELECT enquiry_id FROM outbox
      WHERE state = 'waiting' AND due_at <= ? ORDER BY due_at LIMIT ?)
    RETURNING enquiry_id`);
  const settle = db.prepare(`
    UPDATE outbox SET state = ?, due_at = coalesce(?, due_at), sent_at = ?, last_error = ?,
      claim_token = NULL
    WHERE enquiry_id = ? AND claim_token = ? AND state = 'waiting'`);
  // A mail that is being sent keeps its lease, so it is not sent twice.
  const revive = `
    UPDATE outbox SET state = 'waiting', attempts = 0, last_error = NULL,
      due_at = CASE WHEN state = 'waiting' AND claim_token IS NOT NULL THEN due_at ELSE ? END,
      claim_token = CASE WHEN state = 'waiting' THEN claim_token END`;

  return {
    // One transaction and one sync for a whole group.
    acceptAll: (all) => inTransaction(db, () => all.map(accept)),
    findByKey: (key) => findRow(KeyRow, db.prepare(selectByKey), key),
    outboxCounts: () =>
      rowOf(
        OutboxCountsRow,
        db.prepare(`SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
             count(*) FILTER (WHERE state = 'held') AS held,
             count(*) FILTER (WHERE state = 'dead') AS dead,
             (SELECT received_at FROM enquiries WHERE id =
               (SELECT min(enquiry_id) FROM outbox WHERE state = 'waiting')) AS "oldestWaiting"
           FROM outbox WHERE state <> 'sent'`),
      ),
    claim: (now, leaseMs, limit) =>
      inTransaction(db, () => {
        const token = randomUUID();
        return readRow(v.array(ClaimedRow), claimDue.all(token, now + leaseMs, now, limit)).map(
          ({ enquiry_id }): Claim => ({
            token,
            enquiry: rowOf(StoredEnquiryRow, stored, enquiry_id),
          }),
        );
      }),
    settle({ token, enquiry }, delivery) {
      const values =
        delivery.outcome === 'sent'
          ? (['sent', null, delivery.at, null] as const)
          : ([
              delivery.retryAt === null ? 'dead' : 'waiting',
              delivery.retryAt,
              null,
              delivery.error,
            ] as const);
      return settle.run(...values, enquiry.id, token).changes === 1;
    },
    nextDue: () =>
      rowOf(DueRow, db.prepare(`SELECT min(due_at) AS due FROM outbox WHERE state = 'waiting'`))
        .due ?? undefined,
    list(filter, page) {
      const { where, values } = filterConditions(filter, page);
      const found = db
        .prepare(`SELECT ${storedColumns} ${from} WHERE ${where} ORDER BY e.id DESC LIMIT ?`)
        .all(...values, page.limit);
      return readRow(v.array(StoredEnquiryRow), found);
    },
    find: (reference) =>
      findRow(
        StoredEnquiryRow,
        db.prepare(`SELECT ${storedColumns} ${from} WHERE e.reference = ?`),
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
      return rowOf(CountRow, counted, ...values).n;
    },
    ...createErasure(db, values),
    ...createSweepRecord(values),
    ...createReportClaims(db),
    probe: createProbe(db, () => accept(createProbeEnquiry())),
    stats: () =>
      rowOf(
        StatsRow,
        db.prepare(`SELECT count(*) AS enquiries, count(e.suspicion) AS suspects,
             min(e.received_at) AS first, max(e.received_at) AS last,
             count(*) FILTER (WHERE o.state = 'sent') AS sent,
             count(*) FILTER (WHERE o.state = 'waiting') AS waiting,
             count(*) FILTER (WHERE o.state = 'held') AS held,
             count(*) FILTER (WHERE o.state = 'dead') AS dead,
             min(e.received_at) FILTER (WHERE o.state = 'waiting') AS "oldestWaiting"
           ${from}`),
      ),
    backup: (file) => copyInto(db, file),
  };
}
