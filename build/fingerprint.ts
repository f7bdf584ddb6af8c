import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** All that decides what a build contains. */
const sources = [
  'site',
  'agency',
  'enquiry',
  'build',
  'astro.config.ts',
  'package-lock.json',
  'server/static',
];

async function filesBelow(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A digest of the sources: equal digests, equal builds. */
export async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(sources.map(filesBelow))).flat().sort();
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}
