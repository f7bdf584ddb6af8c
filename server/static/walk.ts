import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Hidden files (an editor's, a system's) are never part of the site; `.well-known` is the one public exception. */
const isPublic = (path: string) =>
  path.split('/').every((part) => !part.startsWith('.') || part === '.well-known');

/** The public files below a folder, as sorted paths with forward slashes. Links are not followed. */
export async function walk(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isPublic)
    .sort();
}
