import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** The name of a file that is not whole yet. */
export const partOf = (file: string): string => `${file}.part`;

/**
 * Lets a file be written whole or not at all: it takes its name once it is complete and on the disk,
 * and what a failure leaves is removed. No other user can read it at any time.
 */
export async function writeWhole(
  file: string,
  write: (part: string) => Promise<void>,
): Promise<void> {
  const part = partOf(file);
  await rm(part, { force: true });
  await (await open(part, 'wx', 0o600)).close();
  try {
    await write(part);
    await sync(part);
    await rename(part, file);
    await sync(dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
