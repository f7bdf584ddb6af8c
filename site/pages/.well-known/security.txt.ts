import type { APIRoute } from 'astro';
import { security } from '#discovery/files/security.ts';

export const GET: APIRoute = () =>
  new Response(security(new Date()), { headers: { 'Content-Type': 'text/plain' } });
