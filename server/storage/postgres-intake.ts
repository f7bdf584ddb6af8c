import type pg from 'pg';
import * as v from 'valibot';
import type { Acceptance, EnquiryIntake, NewEnquiry } from './enquiry-store.ts';
import { inTransaction, numberParameters, retryConflicts } from './postgres-connection.ts';
import { orUnavailable, type PostgresQueries, timeout } from './postgres-queries.ts';
import { createProbeEnquiry } from './probe-enquiry.ts';
import { createReference } from './reference.ts';
import { KeyRow, OutboxCountsRow } from './rows.ts';
import { countByState } from './shared-sql.ts';
import { createWriteHealth } from './write-health.ts';

/** One statement for both rows needs one round trip and one sync. */
const insertBoth = numberParameters(`
  WITH stored AS (
    INSERT INTO enquiries (reference, received_at, name, email, company, phone, message, suspicion,
      idempotency_key, fingerprint)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id, received_at, suspicion)
  INSERT INTO outbox (enquiry_id, state, due_at)
  SELECT id, CASE WHEN suspicion IS NULL THEN 'waiting' ELSE 'held' END, received_at FROM stored`);

const release = `
  UPDATE outbox SET state = 'waiting', due_at = $1
  WHERE state = 'held' AND enquiry_id = (SELECT id FROM enquiries WHERE idempotency_key = $2)`;

const writeProbe = `
  INSERT INTO probe VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at`;

function createAccept({ run }: PostgresQueries, findByKey: EnquiryIntake['findByKey']) {
  return async function accept(incoming: NewEnquiry): Promise<Acceptance> {
    const { enquiry, receivedAt, suspicion = null, key, fingerprint } = incoming;
    const { name, email, company, phone, message } = enquiry;
    for (;;) {
      const reference = createReference();
      const fields = [name, email, company, phone, message, suspicion, key, fingerprint];
      const { rowCount } = await run(insertBoth, [reference, receivedAt, ...fields]);
      if (rowCount === 1) return { outcome: 'stored', reference };
      const first = key === undefined ? undefined : await findByKey(key);
      if (first?.fingerprint === fingerprint) {
        const released =
          suspicion === null && (await run(release, [receivedAt, key])).rowCount === 1;
        return { outcome: released ? 'released' : 'repeated', reference: first.reference };
      }
      // Otherwise the reference exists already: the loop draws another one.
      if (first) return { outcome: 'key-reused' };
    }
  };
}

/** Inserts an enquiry, rolls it back and writes the time of the probe. */
const runProbe = (pool: pg.Pool) =>
  inTransaction(pool, async (client) => {
    const { receivedAt, key, fingerprint } = createProbeEnquiry();
    const values = [createReference(), receivedAt, '', '', '', '', '', null, key, fingerprint];
    await client.query({ text: 'SAVEPOINT probe', ...timeout });
    await client.query({ text: insertBoth, values, ...timeout });
    await client.query({ text: 'ROLLBACK TO probe', ...timeout });
    await client.query({ text: writeProbe, ...timeout });
  });

export function createPostgresIntake(pool: pg.Pool, queries: PostgresQueries): EnquiryIntake {
  const writeHealth = createWriteHealth();
  const findByKey: EnquiryIntake['findByKey'] = (key) =>
    queries.first(
      v.optional(KeyRow),
      'SELECT reference, fingerprint FROM enquiries WHERE idempotency_key = $1',
      [key],
    );
  const accept = createAccept(queries, findByKey);
  return {
    accept: (incoming) => writeHealth.track(accept(incoming)),
    probe: () => writeHealth.probe(() => orUnavailable(retryConflicts(() => runProbe(pool)))),
    findByKey,
    outboxCounts: () =>
      queries.first(
        OutboxCountsRow,
        `SELECT ${['waiting', 'held', 'dead'].map(countByState)},
           (SELECT received_at FROM enquiries WHERE id =
             (SELECT min(enquiry_id) FROM outbox WHERE state = 'waiting')) AS "oldestWaiting"
         FROM outbox o WHERE state <> 'sent'`,
      ),
  };
}
