import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file that a package's program is, for `node FILE`: no shell and no search path, so that it works
 * from any folder and on Windows. Undefined if the package is not installed.
 */
export function programOf(packageName: string, program: string): string | undefined {
  try {
    const manifest = fileURLToPath(import.meta.resolve(`${packageName}/package.json`));
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
    return join(dirname(manifest), bin[program]);
  } catch {
    return undefined;
  }
}
