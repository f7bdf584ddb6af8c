import type { FastifyReply, FastifyRequest } from 'fastify';
import { identity } from '#agency/identity.ts';
import { formHeaders } from '#enquiry/transport.ts';

/** The site that a request comes from. */
export type SourceSite = 'own' | 'allowed' | 'foreign';

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Reads headers that browsers set and pages cannot change. `Sec-Fetch-Site` is right even behind a
 * proxy that rewrites the host; old browsers and plain HTTP send only `Origin`. Programs send
 * neither and count as our own site: cross-site request forgery needs a browser.
 */
export function sourceSiteOf(request: FastifyRequest, allowed: ReadonlySet<string>): SourceSite {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && allowed.has(origin)) return 'allowed';
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
  if (origin === undefined || origin === identity.origin) return 'own';
  return hostOf(origin) === request.host ? 'own' : 'foreign';
}

/**
 * Lets an allowed site read the response. Not with @fastify/cors, which would decide for itself:
 * these headers and the rejection of foreign posts must follow the same rule.
 */
export function addCorsHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply
    .header('access-control-allow-origin', request.headers.origin)
    .header('access-control-expose-headers', 'Retry-After, Idempotency-Replayed');
}

/** Responds to the preflight request that precedes JSON from another origin. */
export function sendPreflightResponse(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header('access-control-allow-methods', 'POST')
    .header(
      'access-control-allow-headers',
      ['Content-Type', ...Object.values(formHeaders)].join(', '),
    )
    .header('access-control-max-age', '7200')
    .send();
}
