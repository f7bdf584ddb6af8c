import type { Intent } from './intent.client.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | Intent;
  }
}
