import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enquiry } from '#harness/listening-app.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { erasureJournalIn, noteErasures, repeatErasures } from './erasure-journal.ts';
import { databaseFileIn } from './open-store.ts';
import { openSqliteStore } from './sqlite.ts';

let folder: string;
let store: EnquiryStore;
let journal: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
  store = await openSqliteStore(databaseFileIn(folder));
  journal = erasureJournalIn(folder);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function receive(receivedAt: number): Promise<string> {
  const accepted = await store.accept({
    enquiry,
    receivedAt,
    suspicion: undefined,
    key: undefined,
    fingerprint: 'x',
  });
  if (accepted.outcome !== 'stored') throw new Error(accepted.outcome);
  return accepted.reference;
}

it('keeps an enquiry that came after the erasure and got the same number', async () => {
  const reference = await receive(3_000);
  await noteErasures(journal, [reference], 2_000);
  expect(await repeatErasures(store, journal)).toBe(0);
  expect(await store.find(reference)).toBeDefined();
});

it('does nothing where nothing was ever erased', async () => {
  expect(await repeatErasures(store, journal)).toBe(0);
});
