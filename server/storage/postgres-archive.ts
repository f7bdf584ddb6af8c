import type pg from 'pg';
import * as v from 'valibot';
import { writeAtomically } from './atomic-file.ts';
import type { EnquiryArchive } from './enquiry-store.ts';
import { writeSqlBackup } from './postgres-backup.ts';
import { inTransaction, numberParameters } from './postgres-connection.ts';
import { createPostgresErasure } from './postgres-erasure.ts';
import { orUnavailable, type PostgresQueries, toUnavailable } from './postgres-queries.ts';
import { CountRow, readRow, StatsRow, StoredEnquiryRow, UpkeepRow } from './rows.ts';
import {
  countByState,
  filterConditions,
  joinedTables,
  selectionConditions,
  storedColumns,
} from './shared-sql.ts';

// A mail that is being sent keeps its lease, so it is not sent twice.
const revive = `
  UPDATE outbox SET state = 'waiting', attempts = 0, last_error = NULL,
    due_at = CASE WHEN state = 'waiting' AND claim_token IS NOT NULL THEN due_at ELSE $1 END,
    claim_token = CASE WHEN state = 'waiting' THEN claim_token END`;

// A recorded time in the future comes from a wrong clock and is ignored.
const claimReport = `
  INSERT INTO upkeep VALUES ('held-report', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value
  WHERE upkeep.value <= $2 OR upkeep.value > excluded.value`;

const writeSweep = `
  INSERT INTO upkeep VALUES ('sweep-at', $1), ('sweep-cutoff', $2)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

const isFileSystemError = (error: unknown) =>
  error instanceof Error && 'syscall' in error && 'path' in error;

export function createPostgresArchive(
  pool: pg.Pool,
  { run, first }: PostgresQueries,
  erasureTimeoutMs: number,
): EnquiryArchive {
  const erasure = createPostgresErasure(pool, erasureTimeoutMs);
  const readUpkeep = async (name: string) =>
    (await first(v.optional(UpkeepRow), 'SELECT value FROM upkeep WHERE name = $1', [name]))?.value;
  return {
    async list(filter, page) {
      const { where, values } = filterConditions(filter, page);
      const sql = `SELECT ${storedColumns} ${joinedTables} WHERE ${where} ORDER BY e.id DESC LIMIT ?`;
      const { rows } = await run(numberParameters(sql), [...values, page.limit]);
      return readRow(v.array(StoredEnquiryRow), rows);
    },
    find: (reference) =>
      first(
        v.optional(StoredEnquiryRow),
        `SELECT ${storedColumns} ${joinedTables} WHERE e.reference = $1`,
        [reference],
      ),
    async resend(which, now) {
      const { rowCount } =
        which === 'dead'
          ? await run(`${revive} WHERE state = 'dead'`, [now])
          : await run(
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
    recordSweep: async ({ at, cutoff }) => void (await run(writeSweep, [at, cutoff])),
    claimHeldReport: async (now, everyMs) =>
      (await run(claimReport, [now, now - everyMs])).rowCount === 1,
    releaseHeldReport: async () =>
      void (await run(`DELETE FROM upkeep WHERE name = 'held-report'`)),
    stats: () =>
      first(
        StatsRow,
        `SELECT count(*) AS enquiries, count(e.suspicion) AS suspects, min(e.received_at) AS first,
           max(e.received_at) AS last, ${['sent', 'waiting', 'held', 'dead'].map(countByState)},
           min(e.received_at) FILTER (WHERE o.state = 'waiting') AS "oldestWaiting" ${joinedTables}`,
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
  };
}
