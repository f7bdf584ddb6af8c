import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { identity } from './agency/identity.ts';
import { recordClientChunks } from './build/client-chunks.ts';
import { contactEndpoint } from './build/contact-endpoint.ts';
import { developmentPages } from './build/development-pages.ts';
import { finishPages } from './build/finish-pages.ts';
import { interactionDirective } from './build/interaction-directive.ts';
import { contentCheck } from './scripts/content/content-check.ts';

/** In development scripts/dev.ts runs the service beside Astro. */
const service = `http://localhost:${process.env.SERVICE_PORT ?? 4322}`;

/** Vite's readable class names in development, short hashes in a build. */
const generateScopedName = process.env.NODE_ENV === 'production' ? '[hash:base64:5]' : undefined;

export default defineConfig({
  site: identity.origin,
  srcDir: 'site',
  publicDir: 'site/public',
  outDir: 'dist/site',
  trailingSlash: 'never',
  // Inline styles save the round trip for a style sheet before the first paint
  // (docs/decisions/0019).
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      // With effort 2, a photograph of 1,200 pixels takes 0.3 s instead of 6 s and is no larger.
      config: { avif: { effort: 2 } },
    },
  },
  integrations: [
    react(),
    contactEndpoint(),
    contentCheck(),
    interactionDirective(),
    developmentPages(),
    finishPages(),
  ],
  vite: {
    plugins: [recordClientChunks()],
    css: { modules: { generateScopedName } },
    build: {
      // Pages share files, and the content security policy needs no hash for them.
      assetsInlineLimit: 0,
    },
    // scripts/dev.ts has printed the address, so Vite must not choose another port.
    server: { strictPort: true, proxy: { '/api': service, '/healthz': service } },
  },
});
