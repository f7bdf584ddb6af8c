import type { Config } from '../settings/config.ts';
import { postgresMigrations } from './postgres-migrations.ts';
import { sqliteMigrations } from './sqlite-migrations.ts';

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
