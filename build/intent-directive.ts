import type { AstroIntegration } from 'astro';

/** Adds `client:intent` (site/islands/intent/intent.client.ts). */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'intent',
          entrypoint: './site/islands/intent/intent.client.ts',
        });
      },
    },
  };
}
