import type { APIRoute } from 'astro';
import { loadContent } from '#content/load-content.ts';
import { builtOn } from '#discovery/built-on.ts';
import { atomFeed } from '#discovery/files/jobs-feed.ts';

export const GET: APIRoute = async () => {
  const { jobs } = await loadContent();
  return new Response(atomFeed(jobs, builtOn()), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
};
