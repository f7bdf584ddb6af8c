import { onStopRequest } from '#server/lifecycle/stop-requests.ts';
import { loadEnvironment } from '#server/settings/environment.ts';
import { canBuild, hasBuild, isBuilt, missingBuildTools } from './last-build.ts';

/** Handles stop requests until the build or the server does. */
const preparing = new AbortController();
onStopRequest(() => process.exit(1), preparing.signal);

/** Builds the site unless the last build is up to date or the build tools are not installed. */
async function ensureBuild(): Promise<void> {
  if (await isBuilt()) return console.log('The build is up to date.');
  const hasOne = await hasBuild();
  if (!canBuild()) {
    if (!hasOne) throw new Error(missingBuildTools);
    return console.log('Serving the last build, because the build tools are not installed.');
  }
  console.log(
    `${hasOne ? 'The sources have changed' : 'There is no build yet'}: building the site, which takes about half a minute …`,
  );
  preparing.abort();
  // Imported here, because an install without development packages cannot load it.
  return (await import('./build.ts')).build();
}

try {
  loadEnvironment();
  // With BUILD_DIR set, that build is served as it is.
  if (!process.env.BUILD_DIR) await ensureBuild();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
preparing.abort();
await import('#server/main.ts');
