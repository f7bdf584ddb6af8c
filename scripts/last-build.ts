import { join } from 'node:path';
import { fingerprint } from '#build/fingerprint.ts';
import { projectFolder } from '#server/settings/config.ts';
import { builtFrom } from '#server/static/build-record.ts';
import { programOf } from './package-program.ts';

/** Where the last good build is, until a new one is complete. */
export const buildFolder = join(projectFolder, 'dist');

/** Whether there is a build to serve, however old. */
export const hasBuild = async (): Promise<boolean> => (await builtFrom(buildFolder)) !== undefined;

/** Whether the last build was made from the sources as they are now. */
export async function isBuilt(): Promise<boolean> {
  return (await builtFrom(buildFolder)) === (await fingerprint());
}

/** An install for serving alone (`--omit=dev`) has no Astro. */
export const canBuild = (): boolean => programOf('astro', 'astro') !== undefined;

export const cannotBuild =
  'The build tools are not installed. Run "npm install" without --omit=dev.';
