import type { EnquiryStore, StoreOptions } from './enquiry-store.ts';
import { createPostgresArchive } from './postgres-archive.ts';
import { assertSyncedCommits, createPool, migrate } from './postgres-connection.ts';
import { createPostgresIntake } from './postgres-intake.ts';
import { createPostgresOutbox } from './postgres-outbox.ts';
import { createPostgresQueries, toUnavailable } from './postgres-queries.ts';
import { defaultErasureTimeoutMs } from './retry-until.ts';

/** Opens the store on a PostgreSQL server that any number of instances may share. */
export async function openPostgresStore(
  url: string,
  { erasureTimeoutMs = defaultErasureTimeoutMs }: StoreOptions = {},
): Promise<EnquiryStore> {
  const pool = createPool(url);
  try {
    await assertSyncedCommits(pool);
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw toUnavailable(error);
  }
  const queries = createPostgresQueries(pool);
  return {
    ...createPostgresIntake(pool, queries),
    ...createPostgresOutbox(queries),
    ...createPostgresArchive(pool, queries, erasureTimeoutMs),
    close: () => pool.end(),
  };
}
