import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { EnquiryStore } from './enquiry-store.ts';
import { readRow, UpkeepRow } from './rows.ts';
import { inTransaction } from './sqlite-connection.ts';

/** As much as the largest enquiry takes: a disk with room for less cannot take every enquiry. */
const probeBytes = 24 * 1024;

/** What the store remembers of its own work, by name. */
export interface Notes {
  read(name: string): number | undefined;
  write(name: string, value: number): void;
}

export function createNotes(db: DatabaseSync): Notes {
  const read = db.prepare('SELECT value FROM upkeep WHERE name = ?');
  const write = db.prepare('INSERT OR REPLACE INTO upkeep VALUES (?, ?)');
  return {
    read: (name) => readRow(v.optional(UpkeepRow), read.get(name))?.value,
    write: (name, value) => void write.run(name, value),
  };
}

/**
 * Does all that an enquiry does and takes it back, then writes to the file: what is taken back never
 * gets there. Random bytes, because equal ones would not be written.
 */
export const createProbe = (db: DatabaseSync, rehearse: () => void) => {
  const write = db.prepare(`INSERT OR REPLACE INTO probe VALUES (1, randomblob(${probeBytes}))`);
  return () =>
    inTransaction(db, () => {
      db.exec('SAVEPOINT rehearsal');
      rehearse();
      db.exec('ROLLBACK TO rehearsal');
      write.run();
    });
};

export type SweepNotes = {
  lastSweep(): Awaited<ReturnType<EnquiryStore['lastSweep']>>;
  noteSweep(...args: Parameters<EnquiryStore['noteSweep']>): void;
};

export const createSweepNotes = (notes: Notes): SweepNotes => ({
  lastSweep() {
    const [at, cutoff] = [notes.read('sweep-at'), notes.read('sweep-cutoff')];
    return at === undefined || cutoff === undefined ? undefined : { at, cutoff };
  },
  noteSweep({ at, cutoff }) {
    notes.write('sweep-at', at);
    notes.write('sweep-cutoff', cutoff);
  },
});

export type ReportNotes = {
  claimHeldReport(now: number, everyMs: number): boolean;
  releaseHeldReport(): void;
};

/** A note from the future was made by a wrong clock and holds nothing up. */
export const createReportNotes = (db: DatabaseSync): ReportNotes => {
  const claim = db.prepare(`
    INSERT INTO upkeep VALUES ('held-report', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
    WHERE upkeep.value <= ? OR upkeep.value > excluded.value`);
  const release = db.prepare(`DELETE FROM upkeep WHERE name = 'held-report'`);
  return {
    claimHeldReport: (now, everyMs) => claim.run(now, now - everyMs).changes === 1,
    releaseHeldReport: () => void release.run(),
  };
};
