import type pg from 'pg';
import { StoreUnavailable } from './enquiry-store.ts';
import { retryConflicts } from './postgres-connection.ts';
import { type RowOf, readRow } from './rows.ts';

/** Less than the 15 s that the browser waits. */
export const timeout = { query_timeout: 10_000 };

// The code only: a message may quote the values of a row.
export const toUnavailable = (error: unknown): StoreUnavailable =>
  error instanceof StoreUnavailable
    ? error
    : new StoreUnavailable(
        `PostgreSQL failed (${(error as { code?: string }).code ?? 'no connection'})`,
      );

/** Turns every error into `StoreUnavailable`. */
export const orUnavailable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw toUnavailable(error);
  });

export interface PostgresQueries {
  run(sql: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
  /** Parses the first row; an optional schema allows for none. */
  first<Shape>(row: RowOf<Shape>, sql: string, values?: readonly unknown[]): Promise<Shape>;
}

/** Creates the functions that run every query of the store. */
export function createPostgresQueries(pool: pg.Pool): PostgresQueries {
  const run: PostgresQueries['run'] = (text, values = []) =>
    orUnavailable(retryConflicts(() => pool.query({ text, values: [...values], ...timeout })));
  return {
    run,
    first: async (row, sql, values) => readRow(row, (await run(sql, values)).rows[0]),
  };
}
