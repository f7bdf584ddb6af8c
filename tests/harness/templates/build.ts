/**
 * Builds the real site with other content, for tests/journeys/templates.spec.ts. A module of
 * site/content/ is replaced by the one of the same name in longest/ (or shortest/) beside this file,
 * where there is one. A new template joins the test by adding its two modules there.
 */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { build } from 'astro';
import { mergeConfig, type Plugin } from 'vite';
import { fingerprint } from '#build/fingerprint.ts';
import config from '../../../astro.config.ts';
import { type Extreme, extremes, templatesBuild } from './extremes.ts';

const contentFolder = join('site', 'content');
const fixtures = join('tests', 'harness', 'templates');
const record = join('dist', 'templates', 'built-from');

const replaceContent = (extreme: Extreme): Plugin => ({
  name: 'replace-content',
  enforce: 'pre',
  async resolveId(source, importer) {
    // A replacement may take the rest from the module it replaces.
    if (!importer || relative('.', importer).startsWith(fixtures + sep)) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    const module = resolved && relative(contentFolder, resolved.id);
    if (!module || module.startsWith('..')) return null;
    const replacement = join(process.cwd(), fixtures, extreme, module);
    return existsSync(replacement) ? replacement : null;
  },
});

const buildWith = (extreme: Extreme) =>
  build({
    ...config,
    configFile: false,
    logLevel: 'error',
    outDir: templatesBuild(extreme),
    vite: mergeConfig(config.vite ?? {}, { plugins: [replaceContent(extreme)] }),
  });

const builtFrom = await fingerprint([`${fixtures}/**/*`]);
if ((await readFile(record, 'utf8').catch(() => undefined)) !== builtFrom) {
  await rm(record, { force: true });
  for (const extreme of extremes) await buildWith(extreme);
  await writeFile(record, builtFrom);
}
