import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './sqlite-connection.ts';

/** The size of the largest enquiry: a disk with less space cannot store every enquiry. */
const probeBytes = 24 * 1024;

/**
 * Inserts an enquiry and rolls it back, then writes to the file, which the rollback prevented. The
 * bytes are random because SQLite does not write unchanged pages.
 */
export const createProbe = (db: DatabaseSync, insertEnquiry: () => void) => {
  const write = db.prepare(`INSERT OR REPLACE INTO probe VALUES (1, randomblob(${probeBytes}))`);
  return (): void =>
    inTransaction(db, () => {
      db.exec('SAVEPOINT probe');
      insertEnquiry();
      db.exec('ROLLBACK TO probe');
      write.run();
    });
};
