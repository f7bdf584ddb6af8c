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
  countStatement,
  findStatement,
  listStatement,
  resendStatement,
  type Statement,
  statsSql,
} from './shared-sql.ts';

// A recorded time in the future comes from a wrong clock and is ignored.
const claimReport = `
  INSERT INTO upkeep VALUES ('held-report', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value
  WHERE upkeep.value <= $2 OR upkeep.value > excluded.value`;

const writeSweep = `
  INSERT INTO upkeep VALUES ('sweep-at', $1), ('sweep-cutoff', $2)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

const numbered = ({ sql, values }: Statement) => [numberParameters(sql), values] as const;

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
    list: async (filter, page) =>
      readRow(
        v.array(StoredEnquiryRow),
        (await run(...numbered(listStatement(filter, page)))).rows,
      ),
    find: (reference) => first(v.optional(StoredEnquiryRow), ...numbered(findStatement(reference))),
    resend: async (which, now) =>
      (await run(...numbered(resendStatement(which, now)))).rowCount ?? 0,
    count: async (selection) => (await first(CountRow, ...numbered(countStatement(selection)))).n,
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
    stats: () => first(StatsRow, statsSql),
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
