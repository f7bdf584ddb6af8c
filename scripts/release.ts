/**
 * `npm run release`: makes an archive of the files that docs/deploy/README.md installs on a server.
 * Its package.json lists runtime packages only, so a server installs no build tools.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '#server/settings/config.ts';
import { loadEnvironment } from '#server/settings/environment.ts';
import { isBuilt } from './last-build.ts';
import { releaseManifest, releaseParts } from './release/parts.ts';

const archive = join('release', 'agency-site.tar.gz');

function run(program: string, args: readonly string[], cwd: string): void {
  // On Windows npm is a shell script.
  const shell = process.platform === 'win32';
  const { status } = spawnSync(program, args, {
    cwd,
    shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`"${program} ${args.join(' ')}" failed; see above.`);
}

async function fill(folder: string): Promise<void> {
  for (const part of releaseParts) {
    const source = join(projectFolder, part);
    const filter = (path: string) => !path.endsWith('.test.ts');
    await cp(source, join(folder, part), { recursive: true, filter });
  }
  const manifest = JSON.parse(await readFile(join(projectFolder, 'package.json'), 'utf8'));
  const released = JSON.stringify(releaseManifest(manifest), null, 2);
  await writeFile(join(folder, 'package.json'), `${released}\n`);
  // npm removes packages that the manifest no longer lists from the lock file and keeps all
  // versions.
  run('npm', ['install', '--package-lock-only', '--loglevel=error'], folder);
}

async function release(): Promise<void> {
  if (!(await isBuilt())) await (await import('./build.ts')).build();
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    await fill(folder);
    await mkdir(join(projectFolder, 'release'), { recursive: true });
    run('tar', ['-czf', join(projectFolder, archive), '-C', folder, '.'], projectFolder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const { size } = await stat(join(projectFolder, archive));
  console.log(`The release is in ${archive} (${(size / 1e6).toFixed(1)} MB).`);
}

try {
  loadEnvironment();
  await release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
