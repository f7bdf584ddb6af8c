import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StoreUnavailable } from './enquiry-store.ts';
import { postgresMigrations } from './postgres-migrations.ts';

/** An arbitrary number that all instances use for the advisory lock. */
const migrationLock = 4_807_315_920;

/** Parses bigint as a number: times and counts are far below 2^53. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** Replaces the `?` of the shared SQL by `$1`, `$2` … */
export const numberParameters = (sql: string): string => {
  let n = 0;
  return sql.replace(/\?/g, () => {
    n += 1;
    return `$${n}`;
  });
};

/** Puts our option before those of the URL, which would otherwise replace it. */
function withSyncedCommits(url: string): string {
  const withOption = new URL(url);
  const options = withOption.searchParams.get('options') ?? '';
  withOption.searchParams.set('options', `-c synchronous_commit=on ${options}`.trim());
  return withOption.href;
}

/** Creates a pool whose connections sync their commits, even if the server's default differs. */
export function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: withSyncedCommits(url),
    max: 16,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'enquiries',
    types,
  });
  // The pool replaces a broken idle connection at the next query, which reports any failure.
  pool.on('error', () => {});
  return pool;
}

/** Reads the setting back, because the URL or a connection proxy may override it. */
export async function assertSyncedCommits(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query('SHOW synchronous_commit');
  if (rows[0].synchronous_commit === 'off') {
    throw new StoreUnavailable(
      'synchronous_commit is off, so enquiries would be acknowledged before they are on the disk; take it out of the address',
    );
  }
}

/**
 * Runs `work` with a connection. After `discard` the pool does not reuse it. A connection that
 * breaks between two queries emits an error, which must be handled.
 */
export async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, discard: () => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isDiscarded = false;
  const discard = () => {
    isDiscarded = true;
  };
  client.on('error', discard);
  try {
    return await work(client, discard);
  } finally {
    client.off('error', discard);
    client.release(isDiscarded);
  }
}

/** Serialisation failure and deadlock: PostgreSQL has rolled back and advises to retry. */
const conflicts: readonly unknown[] = ['40001', '40P01'];
const maxAttempts = 12;

/** Repeats a transaction that PostgreSQL rolled back because of a conflict with another one. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempts === maxAttempts || !conflicts.includes((error as { code?: unknown }).code))
        throw error;
      await sleep(Math.random() * Math.min(500, 10 * 2 ** attempts));
    }
  }
}

/** Runs `work` in a transaction. */
export const inTransaction = <T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  begin = 'BEGIN',
): Promise<T> =>
  withClient(pool, async (client, discard) => {
    try {
      await client.query(begin);
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(discard);
      throw error;
    }
  });

/** Applies missing migrations. Of several starting instances one migrates; the others wait. */
export async function migrate(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_steps (step integer PRIMARY KEY)');
    const { rows } = await client.query('SELECT coalesce(max(step), 0) AS done FROM schema_steps');
    const done: number = rows[0].done;
    if (done > postgresMigrations.length) {
      throw new StoreUnavailable('the database was written by a newer version of this program');
    }
    for (const [i, step] of postgresMigrations.entries()) {
      if (i < done) continue;
      await client.query(step);
      await client.query('INSERT INTO schema_steps VALUES ($1)', [i + 1]);
    }
  });
}
