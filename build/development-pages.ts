import type { AstroIntegration } from 'astro';

/** Adds pages for engineers, which exist in `npm run dev` only. */
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
