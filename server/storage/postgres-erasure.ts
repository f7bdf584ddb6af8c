import type pg from 'pg';
import * as v from 'valibot';
import { type Selection, StoreUnavailable } from './enquiry-store.ts';
import {
  inTransaction,
  numberParameters,
  retryConflicts,
  withClient,
} from './postgres-connection.ts';
import { retryUntil } from './retry-until.ts';
import { readRow, UpkeepRow } from './rows.ts';
import { selectionConditions } from './shared-sql.ts';

const HolderRow = v.object({ holder: v.string() });

/**
 * The session, prepared transaction or replication slot that can still see the rows which
 * transaction $1 deleted. Until it ends, VACUUM FULL keeps these rows.
 */
const selectHolder = `
  SELECT holder FROM (
    SELECT 'the session with process id ' || pid AS holder,
      CASE WHEN age(backend_xid) > coalesce(age(backend_xmin), -1) THEN backend_xid
        ELSE backend_xmin END AS oldest
    FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND (datname = current_database() OR datname IS NULL)
    UNION ALL
    SELECT 'the prepared transaction ' || gid, transaction FROM pg_prepared_xacts
    WHERE database = current_database()
    UNION ALL
    SELECT 'the replication slot ' || slot_name, xmin FROM pg_replication_slots) everyone
  WHERE age(oldest) >= age($1::text::xid8::xid)
  ORDER BY age(oldest) DESC LIMIT 1`;

/** Short, because enquiries queue behind a lock that is waited for. */
const lockTimeoutMs = 2_000;
/** The error code after a lock timeout. */
const lockNotAvailable = '55P03';

export interface PostgresErasure {
  deleteSelected(selection: Selection): Promise<number>;
  /** Finishes a started erasure; false if there is none. */
  finish(): Promise<boolean>;
}

/** Rewrites a table and its indexes; false if another session holds it. */
async function rewrite(client: pg.PoolClient, table: string): Promise<boolean> {
  try {
    await client.query(`VACUUM FULL ${table}`);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === lockNotAvailable) return false;
    throw error;
  }
}

/**
 * Erases with VACUUM FULL, which rewrites the tables and deletes the old files. A plain VACUUM only
 * marks the space as free. docs/operations.md names the bytes that this cannot reach.
 */
export function createPostgresErasure(pool: pg.Pool, timeoutMs: number): PostgresErasure {
  const first = async <Shape>(
    row: v.GenericSchema<unknown, Shape>,
    sql: string,
    values: unknown[],
  ) => readRow(v.optional(row), (await pool.query(sql, values)).rows[0]);

  const rewriteTables = () =>
    withClient(pool, async (client, discard) => {
      // The lock timeout must not affect later queries of the pool.
      discard();
      await client.query(`SET lock_timeout = ${lockTimeoutMs}`);
      return (await rewrite(client, 'outbox')) && (await rewrite(client, 'enquiries'));
    });

  return {
    deleteSelected: (selection) =>
      retryConflicts(() =>
        inTransaction(pool, async (client) => {
          const { where, values } = selectionConditions(selection);
          const sql = numberParameters(`DELETE FROM enquiries e WHERE ${where}`);
          const deleted = (await client.query(sql, values)).rowCount ?? 0;
          if (deleted > 0) {
            await client.query(`
            INSERT INTO upkeep VALUES ('erasure', pg_current_xact_id()::text::bigint)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
          }
          return deleted;
        }),
      ),
    async finish() {
      const started = await first(UpkeepRow, `SELECT value FROM upkeep WHERE name = 'erasure'`, []);
      if (started === undefined) return false;
      let holder: string | undefined;
      await retryUntil(timeoutMs, async () => {
        holder = (await first(HolderRow, selectHolder, [started.value]))?.holder;
        return holder === undefined;
      });
      if (holder !== undefined) {
        throw new StoreUnavailable(
          `${holder} may still read what was erased, so PostgreSQL keeps its bytes; end it and run the erasure again`,
        );
      }
      if (!(await retryUntil(timeoutMs, rewriteTables))) {
        throw new StoreUnavailable(
          'another session holds the tables, so erased bytes are still in their files; run the erasure again',
        );
      }
      await pool.query(`DELETE FROM upkeep WHERE name = 'erasure' AND value = $1`, [started.value]);
      return true;
    },
  };
}
