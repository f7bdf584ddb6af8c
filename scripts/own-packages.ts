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
 * Installs the packages of a folder that has its own, because few need them and they are heavy; at the
 * first time, and when its lock file has changed.
 */
export function installOwnPackages(folder: string): void {
  const place = join(projectFolder, folder);
  const record = join(place, 'node_modules', '.installed-from');
  const lock = lockOf(place);
  if (installedFrom(record) === lock) return;
  console.log(`Installing the packages of ${folder} …`);
  // npm is a script of the shell on Windows.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['ci'], { cwd: place, stdio: 'inherit', shell });
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed; see above.`);
  writeFileSync(record, lock);
}

/**
 * The workshop's, in a folder beside its makers: a `#` subpath means nothing below a package.json of
 * another package. A link lets the makers find what is installed there.
 */
export function installWorkshopPackages(): void {
  installOwnPackages('art/packages');
  const link = join(projectFolder, 'art', 'node_modules');
  const target = join(projectFolder, 'art', 'packages', 'node_modules');
  if (!existsSync(link)) symlinkSync(target, link, 'junction');
}
