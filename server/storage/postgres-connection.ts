import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StoreUnavailable } from './enquiry-store.ts';
import { postgresMigrations } from './postgres-migrations.ts';

/** Any fixed number: every instance of this program waits for the same one. */
const migrationLock = 4_807_315_920;

/** bigint as a number: our times and counts are far below 2^53. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** `?` as the shared conditions write it, `$1` as PostgreSQL reads it. */
export const numbered = (sql: string): string => {
  let n = 0;
  return sql.replace(/\?/g, () => {
    n += 1;
    return `$${n}`;
  });
};

/** The address with our option before its own, which would otherwise take its place. */
function withSyncedCommits(url: string): string {
  const address = new URL(url);
  const own = address.searchParams.get('options') ?? '';
  address.searchParams.set('options', `-c synchronous_commit=on ${own}`.trim());
  return address.href;
}

/** A pool whose every connection syncs its commits, whatever the server's default is. */
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
  // A broken idle connection is replaced at the next query, which is where a failure is reported.
  pool.on('error', () => {});
  return pool;
}

/** What the promises to visitors rest on: read back, because an address or a proxy may say otherwise. */
export async function assertSyncedCommits(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query('SHOW synchronous_commit');
  if (rows[0].synchronous_commit === 'off') {
    throw new StoreUnavailable(
      'synchronous_commit is off, so enquiries would be acknowledged before they are on the disk; take it out of the address',
    );
  }
}

/**
 * Lends a connection to a function, which may say that it is not to be used again. One that breaks
 * between two queries says so by an event, and again at the next query.
 */
export async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, discard: () => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let discarded = false;
  const discard = () => {
    discarded = true;
  };
  client.on('error', discard);
  try {
    return await work(client, discard);
  } finally {
    client.off('error', discard);
    client.release(discarded);
  }
}

/** What PostgreSQL undid because of others: a serialisation failure, a deadlock. */
const undone: readonly unknown[] = ['40001', '40P01'];
const mostTries = 12;

/** Repeats what was undone whole because others were at work; the database's own advice. */
export async function untilSerialised<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !undone.includes((error as { code?: unknown }).code)) throw error;
      await sleep(Math.random() * Math.min(500, 10 * 2 ** tries));
    }
  }
}

/** Runs a function as one transaction on one connection. */
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

/** Brings the schema up to date; of several instances starting at once, one does and the others wait. */
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
