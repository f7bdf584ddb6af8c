import type { DatabaseSync } from 'node:sqlite';
import type { Outbox } from './enquiry-store.ts';
import { createSqliteArchive, type SqliteArchive } from './sqlite-archive.ts';
import { createSqliteIntake, type SqliteIntake } from './sqlite-intake.ts';
import { createSqliteOutbox } from './sqlite-outbox.ts';
import type { Synchronous } from './synchronous.ts';

/** The methods of the port as the thread runs them: synchronous. */
export type SqliteOperations = SqliteIntake & Synchronous<Outbox> & SqliteArchive;

export const createSqliteOperations = (db: DatabaseSync): SqliteOperations => ({
  ...createSqliteIntake(db),
  ...createSqliteOutbox(db),
  ...createSqliteArchive(db),
});
