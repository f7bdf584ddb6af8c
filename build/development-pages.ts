import type { AstroIntegration } from 'astro';

/** Adds pages that only engineers see: they exist under `npm run dev` and never in a build. */
export function developmentPages(): AstroIntegration {
  return {
    name: 'development-pages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: '/contact-sheet',
          entrypoint: './site/development/contact-sheet.astro',
        });
      },
    },
  };
}
