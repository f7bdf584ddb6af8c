import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of a package's program, to run with `node FILE` on every platform and from any folder.
 * Undefined if the package is not installed.
 */
export function findProgram(packageName: string, program: string): string | undefined {
  try {
    const manifest = fileURLToPath(import.meta.resolve(`${packageName}/package.json`));
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
    return join(dirname(manifest), bin[program]);
  } catch {
    return undefined;
  }
}
