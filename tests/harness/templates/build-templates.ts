/**
 * Builds the real site with other content, for tests/journeys/templates.spec.ts. A module
 * of site/content/ is replaced by the one of the same name in tests/templates/longest/ (or shortest/),
 * where there is one. A new template joins the test by adding its two modules there.
 */
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import react from '@astrojs/react';
import { type AstroInlineConfig, build } from 'astro';
import { identity } from '#agency/identity.ts';

type VitePlugin = NonNullable<NonNullable<AstroInlineConfig['vite']>['plugins']>[number];

export const extremes = ['shortest', 'longest'] as const;
export type Extreme = (typeof extremes)[number];

export const templatesFolder = (extreme: Extreme) => join('dist', 'templates', extreme);

const contentFolder = join('site', 'content');
const fixtures = join('tests', 'templates');

const replaceContent = (extreme: Extreme): VitePlugin => ({
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

export const buildTemplates = (extreme: Extreme) =>
  build({
    configFile: false,
    logLevel: 'error',
    site: identity.origin,
    srcDir: 'site',
    publicDir: 'site/public',
    outDir: templatesFolder(extreme),
    cacheDir: join('dist', 'templates', 'cache'),
    trailingSlash: 'never',
    build: { format: 'file' },
    integrations: [react()],
    vite: { plugins: [replaceContent(extreme)], build: { assetsInlineLimit: 0 } },
  });

if (import.meta.main) {
  await buildTemplates(process.argv[2] === 'longest' ? 'longest' : 'shortest');
}
