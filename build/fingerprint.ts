import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { readContactEndpoint } from './contact-endpoint.ts';

const root = resolve(import.meta.dirname, '..');

/** All that decides what a build contains. */
const sources = [
  '{site,agency,enquiry,build,server/static}/**/*',
  'site/pages/.well-known/*',
  'astro.config.ts',
  'package-lock.json',
];

/** A digest of the sources, of others that a build has, and of its setting: equal digests, equal builds. */
export async function fingerprint(others: readonly string[] = []): Promise<string> {
  const files = globSync([...sources, ...others], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const hash = createHash('sha256').update(`${readContactEndpoint()}\0`);
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(await readFile(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
