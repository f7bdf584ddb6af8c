import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { identity } from './agency/identity.ts';
import { recordClientChunks } from './build/client-chunks.ts';
import { contactEndpoint } from './build/contact-endpoint.ts';
import { developmentPages } from './build/development-pages.ts';
import { firstScreen } from './build/first-screen.ts';
import { integrity } from './build/integrity.ts';
import { intentDirective } from './build/intent-directive.ts';
import { lateScripts } from './build/late-scripts.ts';
import { photographs } from './build/photographs.ts';
import { plainImports } from './build/plain-imports.ts';
import { scopedName } from './build/scoped-name.ts';
import { shortProperties } from './build/short-properties.ts';
import { tidyPages } from './build/tidy-pages.ts';

/** In development the service runs beside Astro (scripts/dev.ts). */
const service = `http://localhost:${process.env.SERVICE_PORT ?? 4322}`;

/** Who develops wants to read names; see build/scoped-name.ts. */
const isBuild = process.env.NODE_ENV === 'production';

export default defineConfig({
  site: identity.origin,
  srcDir: 'site',
  publicDir: 'site/public',
  outDir: 'dist/site',
  trailingSlash: 'never',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    contactEndpoint(),
    photographs(),
    intentDirective(),
    developmentPages(),
    tidyPages(),
    firstScreen(),
    lateScripts(),
    integrity(),
  ],
  vite: {
    plugins: [plainImports(), recordClientChunks()],
    css: {
      modules: { generateScopedName: scopedName },
      postcss: { plugins: isBuild ? [shortProperties()] : [] },
    },
    build: {
      // Files stay files: the content security policy then needs no hash for them, and pages share
      // them. What becomes of the style sheets is for first-screen.ts to say.
      assetsInlineLimit: 0,
    },
    server: { proxy: { '/api': service, '/healthz': service } },
  },
});
