import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#server/settings/config.ts';

const lockOf = (folder: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

function installedFrom(record: string): string | undefined {
  try {
    return readFileSync(record, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Installs the packages of a folder that is a package of its own. Few people need these packages
 * and they are large, so they are installed when first used and after a change of the lock file.
 */
export function installOwnPackages(folder: string): void {
  const place = join(projectFolder, folder);
  const record = join(place, 'node_modules', '.installed-from');
  const lock = lockOf(place);
  if (installedFrom(record) === lock) return;
  console.log(`Installing the packages of ${folder} …`);
  // On Windows npm is a shell script.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['ci'], { cwd: place, stdio: 'inherit', shell });
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed; see above.`);
  writeFileSync(record, lock);
}

/**
 * Installs the packages of art/. Node does not resolve the project's `#` subpaths below another
 * package.json, so that file is in art/packages, and a link makes the packages available to art/.
 */
export function installArtPackages(): void {
  installOwnPackages('art/packages');
  const link = join(projectFolder, 'art', 'node_modules');
  const target = join(projectFolder, 'art', 'packages', 'node_modules');
  if (!existsSync(link)) symlinkSync(target, link, 'junction');
}
