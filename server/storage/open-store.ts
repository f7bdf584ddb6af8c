import { join } from 'node:path';
import { StartFailure } from '../lifecycle/start-failure.ts';
import type { Config } from '../settings/config.ts';
import { type EnquiryStore, type StoreOptions, StoreUnavailable } from './enquiry-store.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Where the embedded store keeps everything. */
export const databaseFileIn = (dataDir: string): string => join(dataDir, 'enquiries.db');

/** Opens the store that the settings name; one that cannot be opened stops the program. */
export async function openStore(
  { databaseUrl, dataDir }: Place,
  options: StoreOptions = {},
): Promise<EnquiryStore> {
  try {
    // Loaded when needed: most installations never use PostgreSQL.
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
