import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { matching, selected, storedColumns } from './conditions.ts';
import type {
  Acceptance,
  Claim,
  EnquiryStore,
  NewEnquiry,
  OutboxCounts,
  Stats,
  StoredEnquiry,
} from './enquiry-store.ts';
import { createReference } from './reference.ts';
import { inTransaction } from './sqlite-connection.ts';
import { eraseForGood } from './sqlite-erasure.ts';

type Synchronous<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => Promise<infer R> ? (...args: A) => R : never;
};

/** The port as the thread runs it: the same calls, answered at once, and `accept` for many. */
export type SqliteOperations = Omit<Synchronous<EnquiryStore>, 'accept' | 'close'> & {
  acceptAll(incoming: readonly NewEnquiry[]): Acceptance[];
};

function createAcceptAll(db: DatabaseSync): SqliteOperations['acceptAll'] {
  // OR IGNORE covers both unique columns: the key (a repeat) and the reference (one in 25 billion).
  const insertEnquiry = db.prepare(`
    INSERT OR IGNORE INTO enquiries (reference, received_at, name, email, company, phone, message,
      suspicion, idempotency_key, fingerprint)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const insertOutbox = db.prepare(
    'INSERT INTO outbox (enquiry_id, state, due_at) VALUES (?, ?, ?)',
  );
  const byKey = db.prepare(
    'SELECT reference, fingerprint FROM enquiries WHERE idempotency_key = ?',
  );

  const accept = (incoming: NewEnquiry): Acceptance => {
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
      const first = key === null ? undefined : byKey.get(key);
      if (first?.fingerprint === fingerprint) {
        return { outcome: 'repeated', reference: String(first.reference) };
      }
      if (first) return { outcome: 'key-reused' };
    }
  };
  // One transaction, so one sync, for everything that arrived while the last one was written.
  return (all) => inTransaction(db, () => all.map(accept));
}

/** All the store does, on one open database. */
export function createSqliteOperations(db: DatabaseSync): SqliteOperations {
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
  // A mail that is being sent at this moment keeps its lease: it must not go out twice.
  const revive = `
    UPDATE outbox SET state = 'waiting', attempts = 0, last_error = NULL,
      due_at = CASE WHEN state = 'waiting' AND claim_token IS NOT NULL THEN due_at ELSE ? END,
      claim_token = CASE WHEN state = 'waiting' THEN claim_token END`;
  const one = (sql: string, ...values: Array<string | number>) => db.prepare(sql).get(...values);

  return {
    acceptAll: createAcceptAll(db),
    findByKey: (key) =>
      one('SELECT reference, fingerprint FROM enquiries WHERE idempotency_key = ?', key) as
        | { reference: string; fingerprint: string }
        | undefined,
    secret(name) {
      db.prepare('INSERT OR IGNORE INTO secrets VALUES (?, ?)').run(name, randomBytes(32));
      return Buffer.from(
        one('SELECT value FROM secrets WHERE name = ?', name)?.value as Uint8Array,
      );
    },
    outboxCounts: () =>
      one(`SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
             count(*) FILTER (WHERE state = 'held') AS held,
             count(*) FILTER (WHERE state = 'dead') AS dead,
             (SELECT received_at FROM enquiries WHERE id =
               (SELECT min(enquiry_id) FROM outbox WHERE state = 'waiting')) AS "oldestWaiting"
           FROM outbox WHERE state <> 'sent'`) as unknown as OutboxCounts,
    claim: (now, leaseMs, limit) =>
      inTransaction(db, () => {
        const token = randomUUID();
        return claimDue.all(token, now + leaseMs, now, limit).map(
          ({ enquiry_id }): Claim => ({
            token,
            enquiry: stored.get(enquiry_id as number) as unknown as StoredEnquiry,
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
      (one(`SELECT min(due_at) AS due FROM outbox WHERE state = 'waiting'`)?.due ?? undefined) as
        | number
        | undefined,
    list(filter, page) {
      const { where, values } = matching(filter, page);
      return db
        .prepare(`SELECT ${storedColumns} ${from} WHERE ${where} ORDER BY e.id DESC LIMIT ?`)
        .all(...values, page.limit) as unknown as StoredEnquiry[];
    },
    find: (reference) =>
      one(`SELECT ${storedColumns} ${from} WHERE e.reference = ?`, reference) as
        | StoredEnquiry
        | undefined,
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
      const { where, values } = selected(selection);
      return one(`SELECT count(*) AS n FROM enquiries e WHERE ${where}`, ...values)?.n as number;
    },
    erase: (selection) => eraseForGood(db, selection),
    stats: () =>
      one(`SELECT count(*) AS enquiries, count(e.suspicion) AS suspects,
             min(e.received_at) AS first, max(e.received_at) AS last,
             count(*) FILTER (WHERE o.state = 'sent') AS sent,
             count(*) FILTER (WHERE o.state = 'waiting') AS waiting,
             count(*) FILTER (WHERE o.state = 'held') AS held,
             count(*) FILTER (WHERE o.state = 'dead') AS dead,
             min(e.received_at) FILTER (WHERE o.state = 'waiting') AS "oldestWaiting"
           ${from}`) as unknown as Stats,
    // Read in one transaction of its own, so writers go on meanwhile.
    backup: (file) => void db.prepare('VACUUM INTO ?').run(file),
  };
}
