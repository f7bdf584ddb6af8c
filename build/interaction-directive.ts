import type { AstroIntegration } from 'astro';

/** Adds `client:interaction` (site/islands/interaction/interaction.client.ts). */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: './site/islands/interaction/interaction.client.ts',
        });
      },
    },
  };
}
