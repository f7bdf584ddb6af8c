import { glob } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** For hosts that read it (build/host-headers.ts); none serves it. */
const forHosts = '_headers';

/**
 * The public files below a folder, as sorted paths with forward slashes. Hidden files (an editor's, a
 * system's) are never part of the site, with `.well-known` as the one exception; links are not followed.
 */
export async function publicFiles(folder: string): Promise<string[]> {
  const entries = glob(['**/*', '.well-known/**/*'], {
    cwd: folder,
    withFileTypes: true,
    exclude: (entry) => entry.isSymbolicLink(),
  });
  const paths: string[] = [];
  for await (const entry of entries) {
    if (!entry.isFile()) continue;
    paths.push(relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  }
  return paths.filter((path) => path !== forHosts).sort();
}
