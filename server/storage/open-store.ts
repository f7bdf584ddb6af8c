import { join } from 'node:path';
import { StartFailure } from '../lifecycle/start-failure.ts';
import type { Config } from '../settings/config.ts';
import { type EnquiryStore, type StoreOptions, StoreUnavailable } from './enquiry-store.ts';

type StorageConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

export const databaseFileIn = (dataDir: string): string => join(dataDir, 'enquiries.db');

/** Opens the configured store. Throws a `StartFailure` if that is not possible. */
export async function openStore(
  { databaseUrl, dataDir }: StorageConfig,
  options: StoreOptions = {},
): Promise<EnquiryStore> {
  try {
    // Imported on demand: most installations never use PostgreSQL.
    if (databaseUrl !== undefined) {
      return await (await import('./postgres.ts')).openPostgresStore(databaseUrl, options);
    }
    return await (await import('./sqlite.ts')).openSqliteStore(databaseFileIn(dataDir), options);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new StartFailure(
      databaseUrl === undefined
        ? `Cannot use the enquiry store in ${dataDir}: ${error.message}.`
        : `Cannot use the database of DATABASE_URL: ${error.message}.`,
    );
  }
}
