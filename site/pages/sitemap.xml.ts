import type { APIRoute } from 'astro';
import { loadContent } from '#content/load-content.ts';
import { sitemap } from '#discovery/files/sitemap.ts';

export const GET: APIRoute = async () =>
  new Response(sitemap(await loadContent()), { headers: { 'Content-Type': 'text/xml' } });
