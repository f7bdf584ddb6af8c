import type { FastifyReply, FastifyRequest } from 'fastify';
import { identity } from '#agency/identity.ts';
import { formHeaders } from '#enquiry/transport.ts';

/** Where a post was written: on our own pages, on a page we allow, or on somebody else's. */
export type Provenance = 'own' | 'allowed' | 'foreign';

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Browsers say where a request comes from and pages cannot change what they say. `Sec-Fetch-Site` is
 * right even behind a proxy that rewrites the host; `Origin` is there for browsers without it and for
 * plain HTTP. A program that is no browser sends neither, and no visitor can be tricked into it.
 */
export function provenanceOf(request: FastifyRequest, allowed: ReadonlySet<string>): Provenance {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && allowed.has(origin)) return 'allowed';
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
  if (origin === undefined || origin === identity.origin) return 'own';
  return hostOf(origin) === request.host ? 'own' : 'foreign';
}

/**
 * Lets an allowed page read the answer (CORS). By hand, because the refusal of posts and these
 * headers must rest on the same judgement, and @fastify/cors would make its own.
 */
export function allowReading(request: FastifyRequest, reply: FastifyReply): void {
  reply
    .header('access-control-allow-origin', request.headers.origin)
    .header('access-control-expose-headers', 'Retry-After, Idempotency-Replayed');
}

/** Answers the question a browser asks before it sends JSON to another origin. */
export function answerPreflight(reply: FastifyReply): FastifyReply {
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
