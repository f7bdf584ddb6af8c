import type { APIRoute } from 'astro';
import { atomFeed } from '../content/files/jobs-feed.ts';
import { jobs } from '../content/jobs/careers.ts';

export const GET: APIRoute = () =>
  new Response(atomFeed(jobs, new Date()), { headers: { 'Content-Type': 'application/atom+xml' } });
