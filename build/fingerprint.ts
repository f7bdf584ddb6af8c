import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { builtOn } from '#discovery/built-on.ts';
import { readContactEndpoint } from './contact-endpoint.ts';

const root = resolve(import.meta.dirname, '..');

/** The files that a build depends on. Tests are left out below. */
const sources = [
  '{site,agency,enquiry,build,server/static}/**/*',
  'site/pages/.well-known/*',
  'astro.config.ts',
  'package-lock.json',
];

/**
 * The pages of a position change after its last day. The entries are searched as text, because
 * parsing would throw on a mistake that the content check reports better.
 */
function closedPositions(texts: readonly string[]): string {
  const today = builtOn().toISOString().slice(0, 10);
  const lastDays = texts.flatMap((text) =>
    [...text.matchAll(/^validThrough: ['"]?([\d-]+)/gm)].map(([, day]) => String(day)),
  );
  return lastDays.filter((day) => day < today).join();
}

/**
 * A digest of everything that a build depends on: sources, the endpoint and the positions closed by
 * today.
 */
export async function fingerprint(extraSources: readonly string[] = []): Promise<string> {
  const files = globSync([...sources, ...extraSources], { cwd: root, withFileTypes: true })
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
