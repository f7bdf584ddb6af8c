import type { APIRoute } from 'astro';
import { loadContent } from '#content/load-content.ts';
import { llms } from '#discovery/files/llms.ts';

export const GET: APIRoute = async () =>
  new Response(llms(await loadContent()), { headers: { 'Content-Type': 'text/plain' } });
