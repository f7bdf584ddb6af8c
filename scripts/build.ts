import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fingerprint } from '#build/fingerprint.ts';
import { precompress } from '#server/static/precompress.ts';
import { checkContent } from './check-content.ts';

const record = 'dist/built-from';

/** Whether the last build was made from the sources as they are now. */
export async function isBuilt(): Promise<boolean> {
  const builtFrom = await readFile(record, 'utf8').catch(() => undefined);
  return builtFrom === (await fingerprint());
}

/** Builds the site and its compressed forms; the record is written last, so a broken build never counts. */
export async function build(): Promise<void> {
  await checkContent();
  await rm(record, { force: true });
  const builtFrom = await fingerprint();
  const astro = spawnSync('astro', ['build'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (astro.status !== 0) {
    throw new Error('The build failed; see above.');
  }
  await precompress('dist/site', 'dist/compressed');
  await writeFile(record, builtFrom);
}

if (import.meta.main) {
  await build().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
