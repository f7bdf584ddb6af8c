import { onStopRequest } from '#server/lifecycle/stop-requests.ts';
import { loadEnvironment } from '#server/settings/environment.ts';
import { canBuild, cannotBuild, hasBuild, isBuilt } from './last-build.ts';

/** Until the build or the server watches for itself. */
const preparing = new AbortController();
onStopRequest(() => process.exit(1), preparing.signal);

/** Leaves a complete build behind: the one there is, if it is up to date or cannot be made anew. */
async function ensureBuild(): Promise<void> {
  if (await isBuilt()) return console.log('The build is up to date.');
  const hasOne = await hasBuild();
  if (!canBuild()) {
    if (!hasOne) throw new Error(cannotBuild);
    return console.log(
      'Serving the build that is here; the tools for a new one are not installed.',
    );
  }
  console.log(
    `${hasOne ? 'The sources have changed' : 'There is no build yet'}: building the site, which takes about half a minute …`,
  );
  preparing.abort();
  // Loaded when needed: an install for serving alone lacks what it imports.
  return (await import('./build.ts')).build();
}

try {
  loadEnvironment();
  // Whoever names a build wants that one.
  if (!process.env.BUILD_DIR) await ensureBuild();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
preparing.abort();
await import('#server/main.ts');
