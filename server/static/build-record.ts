import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../lifecycle/failure.ts';

/** Taken away before a build is put in place and written when all of it is there. */
export const recordIn = (buildDir: string): string => join(buildDir, 'built-from');

/** What the build in this folder was made from; undefined if there is none, or not all of one. */
export const builtFrom = (buildDir: string): Promise<string | undefined> =>
  readFile(recordIn(buildDir), 'utf8').catch(() => undefined);

/** Refuses to serve half a site. */
export async function assertComplete(buildDir: string): Promise<void> {
  if ((await builtFrom(buildDir)) !== undefined) return;
  throw new StartFailure(
    `There is no complete build in ${buildDir}. Run "npm run build" first, or set BUILD_DIR to the folder of one.`,
  );
}
