/**
 * Builds copies of the site with other content, for tests/journeys/templates.spec.ts: the shortest and
 * the longest that the schemas allow, and that of another agency.
 */
import { spawnSync } from 'node:child_process';
import { copyFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprint } from '#build/fingerprint.ts';
import { recordIn } from '#server/static/build-record.ts';
import { copyProject } from '../project-copy.ts';
import { makeLongest } from './longest.ts';
import { makeShortest } from './shortest.ts';
import { templatesBuild, type Variant, variants } from './variants.ts';

const fixtures = join('tests', 'harness', 'templates');
const record = join('dist', 'templates', 'built-from');

const change: Readonly<Record<Variant, (project: string) => void | Promise<void>>> = {
  shortest: makeShortest,
  longest: makeLongest,
  rebranded: (project) =>
    copyFile(join(fixtures, 'rebranded', 'identity.ts'), join(project, 'agency', 'identity.ts')),
};

async function buildVariant(variant: Variant): Promise<void> {
  const project = await copyProject();
  try {
    await change[variant](project.folder);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', 'dist/site'],
      { cwd: project.folder, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`${variant}:\n${stdout}${stderr}`);
    const folder = dirname(templatesBuild(variant));
    await rm(folder, { recursive: true, force: true });
    await cp(join(project.folder, 'dist'), folder, { recursive: true });
    // The server serves complete builds only.
    await writeFile(recordIn(folder), 'a test');
  } finally {
    await project.remove();
  }
}

const builtFrom = await fingerprint([`${fixtures}/**/*`]);
if ((await readFile(record, 'utf8').catch(() => undefined)) !== builtFrom) {
  await rm(record, { force: true });
  for (const variant of variants) await buildVariant(variant);
  await writeFile(record, builtFrom);
}
