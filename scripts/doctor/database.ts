import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '#server/settings/config.ts';
import { databaseFileIn } from '#server/storage/open-store.ts';
import { storagePlaceOf } from '#server/storage/storage-place.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

const subject = 'Database';

/** Reads the version of the schema without changing it. Undefined if the database is empty. */
async function postgresSchema(url: string): Promise<number | undefined> {
  const { createPool } = await import('#server/storage/postgres-connection.ts');
  const pool = createPool(url);
  try {
    const table = await pool.query("SELECT to_regclass('schema_steps') AS found");
    if (table.rows[0].found === null) return undefined;
    return (await pool.query('SELECT max(step)::int AS done FROM schema_steps')).rows[0].done;
  } finally {
    await pool.end();
  }
}

function sqliteSchema(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return Number(db.prepare('PRAGMA user_version').get()?.user_version);
  } finally {
    db.close();
  }
}

export async function checkDatabase(config: Config): Promise<Finding> {
  const { kind, place, schema } = storagePlaceOf(config);
  try {
    const found =
      config.databaseUrl === undefined
        ? sqliteSchema(databaseFileIn(config.dataDir))
        : await postgresSchema(config.databaseUrl);
    if (found === undefined)
      return note(subject, `${kind} in ${place}: empty, created at the first start`);
    if (found > schema) {
      return wrong(
        subject,
        `${kind} in ${place} was written by a newer version (schema ${found}, this is ${schema}). Update this program, or restore a backup.`,
      );
    }
    const next = found < schema ? `, migrated to ${schema} at the next start` : '';
    return ok(subject, `${kind} in ${place}, schema ${found}${next}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const setting = config.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
    return wrong(subject, `Cannot read ${kind} in ${place}: ${reason}. Check ${setting}.`);
  }
}
