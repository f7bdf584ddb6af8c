import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Installs the packages of a folder with a lock file of its own when that file has changed: tools that
 * are too heavy for the project itself come when they are first needed.
 */
export function ensureOwnPackage(folder: string): void {
  const record = join(folder, 'node_modules/.installed-from');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (readIfThere(record) === lock) return;
  console.log(`$ npm ci (in ${folder})`);
  const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed; see above.`);
  writeFileSync(record, lock);
}
