import type { APIRoute } from 'astro';
import { sitemap } from '#discovery/files/sitemap.ts';

export const GET: APIRoute = () =>
  new Response(sitemap(), { headers: { 'Content-Type': 'text/xml' } });
