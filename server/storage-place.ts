import type { Config } from './config.ts';
import { postgresMigrations } from './storage/postgres-migrations.ts';
import { sqliteMigrations } from './storage/sqlite-migrations.ts';

export interface StoragePlace {
  readonly kind: 'SQLite' | 'PostgreSQL';
  readonly place: string;
  /** The version of the tables that this program brings the store to when it opens it. */
  readonly schema: number;
}

/** Where enquiries are kept, without the password that leads there. */
export function storagePlaceOf({ databaseUrl, dataDir }: Config): StoragePlace {
  if (databaseUrl === undefined) {
    return { kind: 'SQLite', place: dataDir, schema: sqliteMigrations.length };
  }
  const { host, pathname } = new URL(databaseUrl);
  return {
    kind: 'PostgreSQL',
    place: `${host}${pathname}`,
    schema: postgresMigrations.length,
  };
}
