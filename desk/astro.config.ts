import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/** The editing desk: a site of its own, which runs on this machine only (scripts/edit.ts). */
export default defineConfig({
  srcDir: '.',
  cacheDir: './node_modules/.cache/astro',
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: {
    // They are packages of the project, in which Astro does not look for them.
    ssr: { noExternal: ['astro', '@astrojs/react'] },
    server: { fs: { allow: ['..'] } },
    // Vite prepares the packages at the start. Found later, they would reload a form.
    optimizeDeps: { entries: ['desk-config.ts'] },
  },
});
