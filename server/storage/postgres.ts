import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import * as v from 'valibot';
import { writeAtomically } from './atomic-file.ts';
import { filterConditions, selectionConditions, storedColumns } from './conditions.ts';
import {
  type Acceptance,
  type Claim,
  type EnquiryStore,
  type NewEnquiry,
  type StoreOptions,
  StoreUnavailable,
} from './enquiry-store.ts';
import { writeSqlBackup } from './postgres-backup.ts';
import {
  assertSyncedCommits,
  createPool,
  inTransaction,
  migrate,
  numberParameters,
  retryConflicts,
} from './postgres-connection.ts';
import { createPostgresErasure } from './postgres-erasure.ts';
import { createProbeEnquiry } from './probe-enquiry.ts';
import { createReference } from './reference.ts';
import { defaultErasureTimeoutMs } from './retry-until.ts';
import {
  CountRow,
  DueRow,
  KeyRow,
  OutboxCountsRow,
  type RowOf,
  readRow,
  StatsRow,
  StoredEnquiryRow,
  UpkeepRow,
} from './rows.ts';
import { createWriteHealth } from './write-health.ts';

const from = 'FROM enquiries e JOIN outbox o ON o.enquiry_id = e.id';

/** One statement for both rows needs one round trip and one sync. */
const insertBoth = numberParameters(`
  WITH stored AS (
    INSERT INTO enquiries (reference, received_at, name, email, company, phone, message, suspicion,
      idempotency_key, fingerprint)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id, received_at, suspicion)
  INSERT INTO outbox (enquiry_id, state, due_at)
  SELECT id, CASE WHEN suspicion IS NULL THEN 'waiting' ELSE 'held' END, received_at FROM stored`);

const claimDue = `
  WITH due AS (
    SELECT enquiry_id FROM outbox WHERE state = 'waiting' AND due_at <= $3
    ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
  UPDATE outbox o SET claim_token = $1, attempts = o.attempts + 1, due_at = $2
  FROM due, enquiries e WHERE o.enquiry_id = due.enquiry_id AND e.id = due.enquiry_id
  RETURNING ${storedColumns}`;

const settle = `
  UPDATE outbox SET state = $1, due_at = coalesce($2, due_at), sent_at = $3, last_error = $4,
    claim_token = NULL
  WHERE enquiry_id = $5 AND claim_token = $6 AND state = 'waiting'`;

// A mail that is being sent keeps its lease, so it is not sent twice.
const revive = `
  UPDATE outbox SET state = 'waiting', attempts = 0, last_error = NULL,
    due_at = CASE WHEN state = 'waiting' AND claim_token IS NOT NULL THEN due_at ELSE $1 END,
    claim_token = CASE WHEN state = 'waiting' THEN claim_token END`;

const countOf = (state: string) => `count(*) FILTER (WHERE o.state = '${state}') AS ${state}`;

const writeProbe = `
  INSERT INTO probe VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at`;

// A recorded time in the future comes from a wrong clock and is ignored.
const claimReport = `
  INSERT INTO upkeep VALUES ('held-report', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value
  WHERE upkeep.value <= $2 OR upkeep.value > excluded.value`;

const release = `
  UPDATE outbox SET state = 'waiting', due_at = $1
  WHERE state = 'held' AND enquiry_id = (SELECT id FROM enquiries WHERE idempotency_key = $2)`;

const writeSweep = `
  INSERT INTO upkeep VALUES ('sweep-at', $1), ('sweep-cutoff', $2)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

/** Less than the 15 s that the browser waits. */
const timeout = { query_timeout: 10_000 };

// The code only: a message may quote the values of a row.
const toUnavailable = (error: unknown) =>
  error instanceof StoreUnavailable
    ? error
    : new StoreUnavailable(
        `PostgreSQL failed (${(error as { code?: string }).code ?? 'no connection'})`,
      );

/** Turns every error into `StoreUnavailable`. */
const orUnavailable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw toUnavailable(error);
  });

/** Creates the function that runs every query of the store. */
const createQuery =
  (pool: pg.Pool) =>
  (text: string, values: readonly unknown[] = []) =>
    orUnavailable(retryConflicts(() => pool.query({ text, values: [...values], ...timeout })));

const isFileSystemError = (error: unknown) =>
  error instanceof Error && 'syscall' in error && 'path' in error;

function createAccept(query: ReturnType<typeof createQuery>, findByKey: EnquiryStore['findByKey']) {
  return async function accept(incoming: NewEnquiry): Promise<Acceptance> {
    const { enquiry, receivedAt, suspicion = null, key, fingerprint } = incoming;
    const { name, email, company, phone, message } = enquiry;
    for (;;) {
      const reference = createReference();
      const fields = [name, email, company, phone, message, suspicion, key, fingerprint];
      const { rowCount } = await query(insertBoth, [reference, receivedAt, ...fields]);
      if (rowCount === 1) return { outcome: 'stored', reference };
      const first = key === undefined ? undefined : await findByKey(key);
      if (first?.fingerprint === fingerprint) {
        const released =
          suspicion === null && (await query(release, [receivedAt, key])).rowCount === 1;
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

/** Opens the store on a PostgreSQL server that any number of instances may share. */
export async function openPostgresStore(
  url: string,
  options: StoreOptions = {},
): Promise<EnquiryStore> {
  const pool = createPool(url);
  const query = createQuery(pool);
  const erasure = createPostgresErasure(pool, options.erasureTimeoutMs ?? defaultErasureTimeoutMs);
  const writeHealth = createWriteHealth();
  /** Parses the first row; an optional schema allows for none. */
  const first = async <Shape>(row: RowOf<Shape>, sql: string, values: readonly unknown[] = []) =>
    readRow(row, (await query(sql, values)).rows[0]);
  const findByKey: EnquiryStore['findByKey'] = (key) =>
    first(
      v.optional(KeyRow),
      'SELECT reference, fingerprint FROM enquiries WHERE idempotency_key = $1',
      [key],
    );

  try {
    await assertSyncedCommits(pool);
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw toUnavailable(error);
  }
  const accept = createAccept(query, findByKey);
  const readUpkeep = async (name: string) =>
    (await first(v.optional(UpkeepRow), 'SELECT value FROM upkeep WHERE name = $1', [name]))?.value;

  return {
    accept: (incoming) => writeHealth.track(accept(incoming)),
    probe: () => writeHealth.probe(() => orUnavailable(retryConflicts(() => runProbe(pool)))),
    findByKey,
    outboxCounts: () =>
      first(
        OutboxCountsRow,
        `SELECT ${['waiting', 'held', 'dead'].map(countOf)},
           (SELECT received_at FROM enquiries WHERE id =
             (SELECT min(enquiry_id) FROM outbox WHERE state = 'waiting')) AS "oldestWaiting"
         FROM outbox o WHERE state <> 'sent'`,
      ),
    async claim(now, leaseMs, limit) {
      const token = randomUUID();
      const { rows } = await query(claimDue, [token, now + leaseMs, now, limit]);
      return readRow(v.array(StoredEnquiryRow), rows).map((enquiry): Claim => ({ token, enquiry }));
    },
    async settle({ token, enquiry }, delivery) {
      const values =
        delivery.outcome === 'sent'
          ? ['sent', null, delivery.at, null]
          : [
              delivery.retryAt === null ? 'dead' : 'waiting',
              delivery.retryAt,
              null,
              delivery.error,
            ];
      return (await query(settle, [...values, enquiry.id, token])).rowCount === 1;
    },
    nextDue: async () =>
      (await first(DueRow, `SELECT min(due_at) AS due FROM outbox WHERE state = 'waiting'`)).due ??
      undefined,
    async list(filter, page) {
      const { where, values } = filterConditions(filter, page);
      const sql = `SELECT ${storedColumns} ${from} WHERE ${where} ORDER BY e.id DESC LIMIT ?`;
      const { rows } = await query(numberParameters(sql), [...values, page.limit]);
      return readRow(v.array(StoredEnquiryRow), rows);
    },
    find: (reference) =>
      first(
        v.optional(StoredEnquiryRow),
        `SELECT ${storedColumns} ${from} WHERE e.reference = $1`,
        [reference],
      ),
    async resend(which, now) {
      const { rowCount } =
        which === 'dead'
          ? await query(`${revive} WHERE state = 'dead'`, [now])
          : await query(
              `${revive} WHERE enquiry_id = (SELECT id FROM enquiries WHERE reference = $2)`,
              [now, which.reference],
            );
      return rowCount ?? 0;
    },
    async count(selection) {
      const { where, values } = selectionConditions(selection);
      const sql = numberParameters(`SELECT count(*) AS n FROM enquiries e WHERE ${where}`);
      return (await first(CountRow, sql, values)).n;
    },
    async erase(selection) {
      const erased = await orUnavailable(erasure.deleteSelected(selection));
      await orUnavailable(erasure.finish());
      return erased;
    },
    finishErasure: () => orUnavailable(erasure.finish()),
    async lastSweep() {
      const [at, cutoff] = [await readUpkeep('sweep-at'), await readUpkeep('sweep-cutoff')];
      return at === undefined || cutoff === undefined ? undefined : { at, cutoff };
    },
    recordSweep: async ({ at, cutoff }) => void (await query(writeSweep, [at, cutoff])),
    claimHeldReport: async (now, everyMs) =>
      (await query(claimReport, [now, now - everyMs])).rowCount === 1,
    releaseHeldReport: async () =>
      void (await query(`DELETE FROM upkeep WHERE name = 'held-report'`)),
    stats: () =>
      first(
        StatsRow,
        `SELECT count(*) AS enquiries, count(e.suspicion) AS suspects, min(e.received_at) AS first,
           max(e.received_at) AS last, ${['sent', 'waiting', 'held', 'dead'].map(countOf)},
           min(e.received_at) FILTER (WHERE o.state = 'waiting') AS "oldestWaiting" ${from}`,
      ),
    backup: (file) =>
      writeAtomically(file, (partialFile) =>
        inTransaction(
          pool,
          (client) => writeSqlBackup(client, partialFile),
          'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
        ).catch((error) => {
          throw isFileSystemError(error) ? error : toUnavailable(error);
        }),
      ),
    close: () => pool.end(),
  };
}
