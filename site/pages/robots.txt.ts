import type { APIRoute } from 'astro';
import { robots } from '#discovery/files/robots.ts';

export const GET: APIRoute = () =>
  new Response(robots(), { headers: { 'Content-Type': 'text/plain' } });
