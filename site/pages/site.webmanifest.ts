import type { APIRoute } from 'astro';
import { identity } from '#agency/identity.ts';
import { palette } from '#drawing/palette.ts';

export const manifest = {
  id: '/',
  name: identity.name,
  short_name: identity.name,
  lang: 'en-GB',
  start_url: '/',
  // Keeps the address bar, because the site is not an application.
  display: 'browser',
  background_color: palette.paper,
  theme_color: palette.ink,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
} as const;

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
