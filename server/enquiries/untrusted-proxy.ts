import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

const isLoopback = (address = '') => /^(?:127\.|::1$|::ffff:127\.)/.test(address);

/** Warns once if a proxy on this machine sends X-Forwarded-For and is not trusted. */
export function warnOfUntrustedProxy(
  app: FastifyInstance,
  log: Pick<Logger, 'warn'> | undefined,
): void {
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers, ips, socket }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return;
    // `ips` has more than one entry only if the proxy is trusted.
    if ((ips?.length ?? 1) > 1 || !isLoopback(socket.remoteAddress)) return;
    hasWarned = true;
    log?.warn(
      'X-Forwarded-For came from this machine, but TRUST_PROXY does not name it: all visitors share one limit. Set TRUST_PROXY=loopback',
    );
  });
}
