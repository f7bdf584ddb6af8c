import { resolve } from 'node:path';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIRoute } from 'astro';
import { desk } from '../../../desk-config.ts';

export const prerender = false;

const handle = makeGenericAPIRouteHandler({
  config: desk,
  localBaseDirectory: resolve(process.env.CONTENT_DIR ?? '../site/content'),
});

export const ALL: APIRoute = async ({ request }) => {
  const { body, headers, status } = await handle(request);
  return new Response(body as BodyInit, { ...(status && { status }), ...(headers && { headers }) });
};
