import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { EnquiryStore } from './enquiry-store.ts';
import { readRow, UpkeepRow } from './rows.ts';

/** Named numbers in the table `upkeep`, such as the time of the last sweep. */
export interface UpkeepValues {
  read(name: string): number | undefined;
  write(name: string, value: number): void;
}

export function createUpkeepValues(db: DatabaseSync): UpkeepValues {
  const read = db.prepare('SELECT value FROM upkeep WHERE name = ?');
  const write = db.prepare('INSERT OR REPLACE INTO upkeep VALUES (?, ?)');
  return {
    read: (name) => readRow(v.optional(UpkeepRow), read.get(name))?.value,
    write: (name, value) => void write.run(name, value),
  };
}

export type SweepRecord = {
  lastSweep(): Awaited<ReturnType<EnquiryStore['lastSweep']>>;
  recordSweep(...args: Parameters<EnquiryStore['recordSweep']>): void;
};

export const createSweepRecord = (values: UpkeepValues): SweepRecord => ({
  lastSweep() {
    const [at, cutoff] = [values.read('sweep-at'), values.read('sweep-cutoff')];
    return at === undefined || cutoff === undefined ? undefined : { at, cutoff };
  },
  recordSweep({ at, cutoff }) {
    values.write('sweep-at', at);
    values.write('sweep-cutoff', cutoff);
  },
});

export type ReportClaims = {
  claimHeldReport(now: number, everyMs: number): boolean;
  releaseHeldReport(): void;
};

/** A recorded time in the future comes from a wrong clock and is ignored. */
export const createReportClaims = (db: DatabaseSync): ReportClaims => {
  const claim = db.prepare(`
    INSERT INTO upkeep VALUES ('held-report', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
    WHERE upkeep.value <= ? OR upkeep.value > excluded.value`);
  const release = db.prepare(`DELETE FROM upkeep WHERE name = 'held-report'`);
  return {
    claimHeldReport: (now, everyMs) => claim.run(now, now - everyMs).changes === 1,
    releaseHeldReport: () => void release.run(),
  };
};
