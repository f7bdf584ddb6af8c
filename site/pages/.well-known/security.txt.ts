import type { APIRoute } from 'astro';
import { security } from '../../content/files/security.ts';

export const GET: APIRoute = () =>
  new Response(security(new Date()), { headers: { 'Content-Type': 'text/plain' } });
