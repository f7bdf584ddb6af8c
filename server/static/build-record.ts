import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../lifecycle/start-failure.ts';

/** A build removes this file before it replaces the last one and writes it once it is complete. */
export const recordIn = (buildDir: string): string => join(buildDir, 'built-from');

/** The fingerprint of the sources of a build; undefined if there is no complete build. */
export const builtFrom = (buildDir: string): Promise<string | undefined> =>
  readFile(recordIn(buildDir), 'utf8').catch(() => undefined);

/** Throws unless the folder has a complete build. */
export async function assertComplete(buildDir: string): Promise<void> {
  if ((await builtFrom(buildDir)) !== undefined) return;
  throw new StartFailure(
    `There is no complete build in ${buildDir}. Run "npm run build" first, or set BUILD_DIR to the folder of one.`,
  );
}
