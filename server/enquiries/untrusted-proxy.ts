import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

const isLoopback = (address = '') => /^(?:127\.|::1$|::ffff:127\.)/.test(address);

/** Warns once if a proxy on this machine names its visitors and is not believed. */
export function warnOfUntrustedProxy(
  app: FastifyInstance,
  log: Pick<Logger, 'warn'> | undefined,
): void {
  let warned = false;
  app.addHook('onRequest', async ({ headers, ips, socket }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    // Fastify lists the addresses behind a proxy it trusts.
    if ((ips?.length ?? 1) > 1 || !isLoopback(socket.remoteAddress)) return;
    warned = true;
    log?.warn(
      'X-Forwarded-For came from this machine, but TRUST_PROXY does not name it: all visitors share one limit. Set TRUST_PROXY=loopback',
    );
  });
}
