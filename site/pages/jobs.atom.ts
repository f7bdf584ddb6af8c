import type { APIRoute } from 'astro';
import { jobs } from '#content/jobs/careers.ts';
import { builtOn } from '#discovery/built-on.ts';
import { atomFeed } from '#discovery/files/jobs-feed.ts';

export const GET: APIRoute = () =>
  new Response(atomFeed(jobs, builtOn()), { headers: { 'Content-Type': 'application/atom+xml' } });
