import type { APIRoute } from 'astro';
import { builtOn } from '#discovery/built-on.ts';
import { security } from '#discovery/files/security.ts';

export const GET: APIRoute = () =>
  new Response(security(builtOn()), { headers: { 'Content-Type': 'text/plain' } });
