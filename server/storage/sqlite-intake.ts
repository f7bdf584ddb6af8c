import type { DatabaseSync } from 'node:sqlite';
import type { Acceptance, EnquiryIntake, NewEnquiry } from './enquiry-store.ts';
import { createProbeEnquiry } from './probe-enquiry.ts';
import { createReference } from './reference.ts';
import { KeyRow, OutboxCountsRow } from './rows.ts';
import { countByState } from './shared-sql.ts';
import { inTransaction } from './sqlite-connection.ts';
import { createProbe } from './sqlite-probe.ts';
import { findRow, getRow } from './sqlite-rows.ts';
import type { Synchronous } from './synchronous.ts';

const selectByKey = 'SELECT reference, fingerprint FROM enquiries WHERE idempotency_key = ?';

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

/** Stores many enquiries in one call. */
export interface SqliteIntake extends Synchronous<Omit<EnquiryIntake, 'accept'>> {
  acceptAll(incoming: readonly NewEnquiry[]): Acceptance[];
}

export function createSqliteIntake(db: DatabaseSync): SqliteIntake {
  const accept = createAccept(db);
  return {
    // One transaction and one sync for a whole group.
    acceptAll: (all) => inTransaction(db, () => all.map(accept)),
    findByKey: (key) => findRow(KeyRow, db.prepare(selectByKey), key),
    outboxCounts: () =>
      getRow(
        OutboxCountsRow,
        db.prepare(`SELECT ${['waiting', 'held', 'dead'].map(countByState)},
             (SELECT received_at FROM enquiries WHERE id =
               (SELECT min(enquiry_id) FROM outbox WHERE state = 'waiting')) AS "oldestWaiting"
           FROM outbox o WHERE state <> 'sent'`),
      ),
    probe: createProbe(db, () => accept(createProbeEnquiry())),
  };
}
