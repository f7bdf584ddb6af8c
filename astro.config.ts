import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { identity } from './contact/identity.ts';

export default defineConfig({
  site: identity.origin,
  srcDir: 'site',
  publicDir: 'site/public',
  outDir: 'dist/site',
  trailingSlash: 'never',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: {
    // Files stay files: the content security policy then needs no hash for them, and pages share them.
    build: { assetsInlineLimit: 0 },
  },
});
