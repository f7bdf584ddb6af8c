import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from '#build/fingerprint.ts';
import { writeHostHeaders } from '#build/host-headers.ts';
import { precompress } from '#build/precompress.ts';
import { onStopRequest } from '#server/lifecycle/stop-requests.ts';
import { projectFolder } from '#server/settings/config.ts';
import { loadEnvironment } from '#server/settings/environment.ts';
import { recordIn } from '#server/static/build-record.ts';
import { checkContent } from './check-content.ts';
import { findProgram } from './find-program.ts';
import { buildFolder, missingBuildTools } from './last-build.ts';
import { createProgress } from './progress.ts';

async function runAstro(outDir: string, signal: AbortSignal): Promise<void> {
  const astro = findProgram('astro', 'astro');
  if (astro === undefined) throw new Error(missingBuildTools);
  const child = spawn(process.execPath, [astro, 'build', '--outDir', outDir], {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    signal,
  });
  const [code] = await once(child, 'close').catch(() => {
    signal.throwIfAborted();
    return [1];
  });
  if (code !== 0) throw new Error('The build failed; see above. The last good build is untouched.');
}

/**
 * Replaces the last build by the new one. The record is removed first and written last, so that an
 * interruption leaves no mixture of the two that counts as a build.
 */
async function replaceBuild(newBuild: string, sourceDigest: string): Promise<void> {
  const parts = await readdir(newBuild);
  const old = await mkdtemp(join(newBuild, 'old-'));
  await rm(recordIn(buildFolder), { force: true });
  for (const part of parts) {
    const target = join(buildFolder, part);
    if (existsSync(target)) await rename(target, join(old, part));
    await rename(join(newBuild, part), target);
  }
  await writeFile(recordIn(buildFolder), sourceDigest);
}

/**
 * Checks the content, builds and compresses the site in a temporary folder, and then replaces the
 * last build.
 */
export async function build(): Promise<void> {
  const stop = new AbortController();
  const finished = new AbortController();
  const reason = new Error('The build was stopped. The last good build is untouched.');
  onStopRequest(() => stop.abort(reason), finished.signal);
  const { signal } = stop;
  const showProgress = createProgress('Compressing files');
  await checkContent();
  const sourceDigest = await fingerprint();
  await mkdir(buildFolder, { recursive: true });
  const newBuild = await mkdtemp(join(buildFolder, 'new-'));
  const site = join(newBuild, 'site');
  try {
    await runAstro(site, signal);
    await precompress(site, join(newBuild, 'compressed'), (done, total) => {
      signal.throwIfAborted();
      showProgress(done, total);
    });
    await writeHostHeaders(site, newBuild);
    signal.throwIfAborted();
    await replaceBuild(newBuild, sourceDigest);
  } finally {
    finished.abort();
    await rm(newBuild, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  try {
    loadEnvironment();
    await build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
