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
import { buildFolder, cannotBuild } from './last-build.ts';
import { programOf } from './package-program.ts';
import { createProgress } from './progress.ts';

async function runAstro(outDir: string, signal: AbortSignal): Promise<void> {
  const astro = programOf('astro', 'astro');
  if (astro === undefined) throw new Error(cannotBuild);
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

/** A handful of renames; the record goes first and comes last, so that no mixture counts as a build. */
async function putInPlace(making: string, from: string): Promise<void> {
  const made = await readdir(making);
  const old = await mkdtemp(join(making, 'old-'));
  await rm(recordIn(buildFolder), { force: true });
  for (const part of made) {
    const place = join(buildFolder, part);
    if (existsSync(place)) await rename(place, join(old, part));
    await rename(join(making, part), place);
  }
  await writeFile(recordIn(buildFolder), from);
}

/** Checks the content, builds the site and its compressed forms aside, and puts them in place once all is well. */
export async function build(): Promise<void> {
  const stopped = new AbortController();
  const ended = new AbortController();
  const reason = new Error('The build was stopped. The last good build is untouched.');
  onStopRequest(() => stopped.abort(reason), ended.signal);
  const { signal } = stopped;
  const compressing = createProgress('Compressing files');
  await checkContent();
  const from = await fingerprint();
  await mkdir(buildFolder, { recursive: true });
  const making = await mkdtemp(join(buildFolder, 'making-'));
  const site = join(making, 'site');
  try {
    await runAstro(site, signal);
    await precompress(site, join(making, 'compressed'), (done, total) => {
      signal.throwIfAborted();
      compressing(done, total);
    });
    await writeHostHeaders(site, making);
    signal.throwIfAborted();
    await putInPlace(making, from);
  } finally {
    ended.abort();
    await rm(making, { recursive: true, force: true });
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
