import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/** The editing desk is an Astro site of its own. scripts/edit.ts runs it on this machine only. */
export default defineConfig({
  srcDir: '.',
  cacheDir: './node_modules/.cache/astro',
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: {
    // Astro does not find these packages by itself, because they are installed in the project's
    // folder.
    ssr: { noExternal: ['astro', '@astrojs/react'] },
    server: { fs: { allow: ['..'] } },
    // Vite bundles dependencies that it finds late after a reload, in which an open form would be
    // lost.
    optimizeDeps: { entries: ['desk-config.ts'] },
  },
});
