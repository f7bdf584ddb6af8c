import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

export const partialFileOf = (file: string): string => `${file}.part`;

/**
 * Writes a partial file, which only this user can read, and renames it once it is complete and
 * synced. After a failure neither file exists.
 */
export async function writeAtomically(
  file: string,
  write: (partialFile: string) => Promise<void>,
): Promise<void> {
  const partialFile = partialFileOf(file);
  await rm(partialFile, { force: true });
  await (await open(partialFile, 'wx', 0o600)).close();
  try {
    await write(partialFile);
    await sync(partialFile);
    await rename(partialFile, file);
    await sync(dirname(file));
  } catch (error) {
    await rm(partialFile, { force: true });
    throw error;
  }
}
