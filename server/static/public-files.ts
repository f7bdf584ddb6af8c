import { glob } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Configures static hosts (build/host-headers.ts), so no host may serve it. */
const hostConfiguration = '_headers';

/**
 * The public files below a folder, as sorted paths with forward slashes. Hidden files are not part
 * of the site, except in `.well-known`. Symbolic links are not followed.
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
  return paths.filter((path) => path !== hostConfiguration).sort();
}
