import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EnquiryArchive } from './enquiry-store.ts';

/**
 * The list of enquiries that staff have erased. It is outside the store, so that they can be erased
 * again after a backup is restored. Each line has a time and a reference number, no personal data.
 */
export const erasureJournalIn = (dataDir: string): string => join(dataDir, 'erased.txt');

/** Adds enquiries that are about to be erased; resolves after the file is synced. */
export async function recordErasures(
  journal: string,
  references: readonly string[],
  at: number,
): Promise<void> {
  if (references.length === 0) return;
  await mkdir(dirname(journal), { recursive: true, mode: 0o700 });
  const handle = await open(journal, 'a', 0o600);
  const time = new Date(at).toISOString();
  await handle.writeFile(references.map((reference) => `${time} ${reference}\n`).join(''));
  await handle.sync();
  await handle.close();
  // Otherwise a new file may have no name after a power cut.
  const folder = await open(dirname(journal));
  await folder.sync();
  await folder.close();
}

async function readJournal(journal: string): Promise<string[]> {
  try {
    return (await readFile(journal, 'utf8')).split('\n').filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Erases recorded enquiries that are in the store again; returns their number. */
export async function repeatErasures(
  store: Pick<EnquiryArchive, 'find' | 'erase'>,
  journal: string,
): Promise<number> {
  let erased = 0;
  for (const line of await readJournal(journal)) {
    const [time = '', reference = ''] = line.split(' ');
    const found = await store.find(reference);
    // A later enquiry may have the same random reference number.
    if (found === undefined || found.receivedAt > Date.parse(time)) continue;
    erased += await store.erase({ reference });
  }
  return erased;
}
