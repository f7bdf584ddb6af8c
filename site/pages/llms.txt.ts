import type { APIRoute } from 'astro';
import { llms } from '#discovery/files/llms.ts';

export const GET: APIRoute = () =>
  new Response(llms(), { headers: { 'Content-Type': 'text/plain' } });
