import { open } from 'node:fs/promises';
import pg from 'pg';
import { postgresMigrations } from './postgres-migrations.ts';

const tables = ['enquiries', 'outbox'] as const;
const rowsPerFetch = 500;

const toLiteral = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number') return String(value);
  return pg.escapeLiteral(String(value));
};

/**
 * Writes the tables as an SQL script that `psql -f` restores into an empty database. Not `pg_dump`,
 * which may be missing here or have another version than the server. `r+`, because the file exists:
 * if it was removed meanwhile, the backup was cancelled.
 */
export async function writeSqlBackup(client: pg.ClientBase, file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    const steps = postgresMigrations.map((_, i) => `INSERT INTO schema_steps VALUES (${i + 1});`);
    await handle.write(
      ['BEGIN;', 'CREATE TABLE schema_steps (step integer PRIMARY KEY);', ...postgresMigrations]
        .concat(steps)
        .join('\n'),
    );
    for (const table of tables) {
      await client.query(`DECLARE every NO SCROLL CURSOR FOR SELECT * FROM ${table}`);
      for (;;) {
        const { rows } = await client.query(`FETCH ${rowsPerFetch} FROM every`);
        if (rows.length === 0) break;
        const columns = Object.keys(rows[0]).join(', ');
        const values = rows.map((row) => `(${Object.values(row).map(toLiteral).join(', ')})`);
        await handle.write(`\nINSERT INTO ${table} (${columns}) VALUES\n${values.join(',\n')};`);
      }
      await client.query('CLOSE every');
    }
    await handle.write(
      `\nSELECT setval(pg_get_serial_sequence('enquiries', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM enquiries), false);\nCOMMIT;\n`,
    );
  } finally {
    await handle.close();
  }
}
