import { join } from 'node:path';
import { fingerprint } from '#build/fingerprint.ts';
import { projectFolder } from '#server/settings/config.ts';
import { builtFrom } from '#server/static/build-record.ts';
import { findProgram } from './find-program.ts';

/** The folder of the last complete build. */
export const buildFolder = join(projectFolder, 'dist');

/** Whether there is a complete build, even an outdated one. */
export const hasBuild = async (): Promise<boolean> => (await builtFrom(buildFolder)) !== undefined;

/** Whether the last build was made from the current sources. */
export async function isBuilt(): Promise<boolean> {
  return (await builtFrom(buildFolder)) === (await fingerprint());
}

/** An install with `--omit=dev` can serve but has no Astro. */
export const canBuild = (): boolean => findProgram('astro', 'astro') !== undefined;

export const missingBuildTools =
  'The build tools are not installed. Run "npm install" without --omit=dev.';
