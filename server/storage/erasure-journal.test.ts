import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { incoming } from '#harness/listening-app.ts';
import { erasureJournalIn, recordErasures, repeatErasures } from './erasure-journal.ts';
import { databaseFileIn } from './open-store.ts';
import { openSqliteStore } from './sqlite.ts';

it('keeps a later enquiry with the same reference number', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'journal-'));
  const store = await openSqliteStore(databaseFileIn(folder.path));
  const journal = erasureJournalIn(folder.path);
  const acceptance = await store.accept(incoming({ receivedAt: 3_000 }));
  const reference = 'reference' in acceptance ? acceptance.reference : expect.unreachable();
  expect(await repeatErasures(store, journal), 'without a journal').toBe(0);
  await recordErasures(journal, [reference], 2_000);
  expect(await repeatErasures(store, journal)).toBe(0);
  expect(await store.find(reference)).toBeDefined();
  await store.close();
});
