import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { builtOn } from '#discovery/built-on.ts';
import { readContactEndpoint } from './contact-endpoint.ts';

const root = resolve(import.meta.dirname, '..');

/** Everything that decides what a build contains; tests do not. */
const sources = [
  '{site,agency,enquiry,build,server/static}/**/*',
  'site/pages/.well-known/*',
  'astro.config.ts',
  'package-lock.json',
];

/**
 * Positions close by themselves: after the last day of one, its pages have to be built again. The texts
 * are read, not imported, so that a mistake in them is still the content check's to tell.
 */
function closedPositions(texts: readonly string[]): string {
  const today = builtOn().toISOString().slice(0, 10);
  const lastDays = texts.flatMap((text) =>
    [...text.matchAll(/^validThrough: ['"]?([\d-]+)/gm)].map(([, day]) => String(day)),
  );
  return lastDays.filter((day) => day < today).join();
}

/**
 * A digest of the sources, of others that a build has, of its setting and of what has closed by today:
 * equal digests, equal builds.
 */
export async function fingerprint(others: readonly string[] = []): Promise<string> {
  const files = globSync([...sources, ...others], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const hash = createHash('sha256').update(`${readContactEndpoint()}\0`);
  const jobs: string[] = [];
  for (const file of files.sort()) {
    const content = await readFile(join(root, file));
    hash.update(`${file}\0`).update(content).update('\0');
    if (file.startsWith('site/content/jobs/')) jobs.push(content.toString());
  }
  return hash.update(closedPositions(jobs)).digest('hex');
}
