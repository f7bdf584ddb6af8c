/**
 * Builds the real site with other content, for tests/journeys/templates.spec.ts. A module of
 * site/content/ is replaced by the one of the same name in longest/ (or shortest/) beside this file,
 * where there is one; so are the agency's identity and the list of photographs. A new template joins the
 * test by adding its two modules there.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { build } from 'astro';
import sharp from 'sharp';
import { mergeConfig, type Plugin } from 'vite';
import { fingerprint } from '#build/fingerprint.ts';
import { makePhotographs } from '#build/make-photographs.ts';
import { recordIn } from '#server/static/build-record.ts';
import config from '../../../astro.config.ts';
import { photograph, templatesBuild, type Variant, variants } from './variants.ts';

const replaceable = [
  join('site', 'content'),
  join('site', 'assets', 'photographs'),
  'agency',
] as const;
const fixtures = join('tests', 'harness', 'templates');
const builds = join('dist', 'templates');
const record = join(builds, 'built-from');

const replaceContent = (variant: Variant): Plugin => ({
  name: 'replace-content',
  enforce: 'pre',
  async resolveId(source, importer) {
    // A replacement may take the rest from the module it replaces.
    if (!importer || relative('.', importer).startsWith(fixtures + sep)) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    const folder = replaceable.find((each) =>
      relative('.', resolved?.id ?? '').startsWith(each + sep),
    );
    if (!resolved || !folder) return null;
    const module = relative(folder, resolved.id);
    const replacement = join(process.cwd(), fixtures, variant, module);
    return existsSync(replacement) ? replacement : null;
  },
});

async function buildWith(variant: Variant): Promise<void> {
  const outDir = templatesBuild(variant);
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    outDir,
    vite: mergeConfig(config.vite ?? {}, { plugins: [replaceContent(variant)] }),
  });
  // The server serves complete builds only.
  await writeFile(recordIn(dirname(outDir)), 'a test');
}

/** What an editor would drop beside the drawings: an unquiet picture, so that it weighs something. */
async function takePhotographs(): Promise<void> {
  const originals = join(builds, 'originals');
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  for (const [kind, { width, height, file }] of Object.entries(photograph.originals)) {
    await mkdir(join(originals, kind), { recursive: true });
    await sharp({ create: { width, height, channels: 3, background: 'teal', noise } }).toFile(
      join(originals, kind, file),
    );
  }
  await makePhotographs(originals, join(builds, 'photographs'));
}

const builtFrom = await fingerprint([`${fixtures}/**/*`]);
if ((await readFile(record, 'utf8').catch(() => undefined)) !== builtFrom) {
  await rm(record, { force: true });
  await takePhotographs();
  for (const variant of variants) await buildWith(variant);
  await writeFile(record, builtFrom);
}
