import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EnquiryArchive } from './enquiry-store.ts';

/**
 * What staff have erased, outside the store: a restored backup brings the enquiries back, and this file
 * tells which to erase again. A line is a time and a reference number, which names nobody.
 */
export const erasureJournalIn = (dataDir: string): string => join(dataDir, 'erased.txt');

/** Notes enquiries that are about to be erased; resolves once that is on disk. */
export async function noteErasures(
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
}

async function readJournal(journal: string): Promise<string[]> {
  try {
    return (await readFile(journal, 'utf8')).split('\n').filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Erases noted enquiries that are in the store again; returns how many there were. */
export async function repeatErasures(
  store: Pick<EnquiryArchive, 'find' | 'erase'>,
  journal: string,
): Promise<number> {
  let erased = 0;
  for (const line of await readJournal(journal)) {
    const [time = '', reference = ''] = line.split(' ');
    const found = await store.find(reference);
    // A later enquiry may have got the number of an erased one.
    if (found === undefined || found.receivedAt > Date.parse(time)) continue;
    erased += await store.erase({ reference });
  }
  return erased;
}
