import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const properties =
  /\b(interpolate-size|field-sizing|animation-timeline|animation-range|view-timeline)(?=\s*:)/g;

/** What an engine does not know it leaves out; here under a name that none knows. */
const unknownTo = (text: string) =>
  text
    .replace(properties, 'unknown-$1')
    .replaceAll('@view-transition', '@unknown-transition')
    .replace(/ integrity="[^"]*"/g, '');

/**
 * The build as an older engine reads it. Chromium has no switch left that takes these properties away, so
 * they are taken away from it.
 */
export async function olderBuild(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'older-'));
  for (const part of ['site', 'built-from', 'contact-endpoint', 'client-chunks.json']) {
    await cp(join('dist', part), join(folder, part), { recursive: true });
  }
  for await (const name of glob('**/*.{css,html}', { cwd: join(folder, 'site') })) {
    const file = join(folder, 'site', name);
    await writeFile(file, unknownTo(await readFile(file, 'utf8')));
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
