import { execFile } from 'node:child_process';
import { copyFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from '#build/fingerprint.ts';
import { recordIn } from '#server/static/build-record.ts';
import { copyProject } from '../project-copy.ts';
import { makeLongest } from './longest.ts';
import { makeShortest } from './shortest.ts';
import { serviceOrigin, templatesBuild, type Variant } from './variants.ts';

const fixtures = join('tests', 'harness', 'templates');

const change: Readonly<Record<Variant, (project: string) => void | Promise<void>>> = {
  shortest: makeShortest,
  longest: makeLongest,
  rebranded: (project) =>
    copyFile(join(fixtures, 'rebranded', 'identity.ts'), join(project, 'agency', 'identity.ts')),
};

async function build(project: string): Promise<void> {
  // Playwright sets FORCE_COLOR, and Node warns if NO_COLOR is set too.
  const { FORCE_COLOR: _, ...environment } = process.env;
  await promisify(execFile)(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', 'dist/site'],
    {
      cwd: project,
      env: {
        ...environment,
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
        CONTACT_ENDPOINT: `${serviceOrigin}/api/contact`,
      },
    },
  );
}

/** Builds a copy of the site with other content, unless the last such build is up to date. */
export async function buildVariant(variant: Variant): Promise<void> {
  const folder = dirname(templatesBuild(variant));
  // The server requires this record, which only complete builds have.
  const record = recordIn(folder);
  const sources = await fingerprint([`${fixtures}/**/*`]);
  if ((await readFile(record, 'utf8').catch(() => undefined)) === sources) return;
  const project = await copyProject();
  try {
    await change[variant](project.folder);
    await build(project.folder);
    await rm(folder, { recursive: true, force: true });
    await cp(join(project.folder, 'dist'), folder, { recursive: true });
    await writeFile(record, sources);
  } finally {
    await project.remove();
  }
}
