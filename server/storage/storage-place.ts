import type { Config } from '../settings/config.ts';
import { postgresMigrations } from './postgres-migrations.ts';
import { sqliteMigrations } from './sqlite-migrations.ts';

export interface StoragePlace {
  readonly kind: 'SQLite' | 'PostgreSQL';
  readonly place: string;
  /** The schema version that this program migrates the store to. */
  readonly schema: number;
}

/** Where enquiries are stored, without the database password. */
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
