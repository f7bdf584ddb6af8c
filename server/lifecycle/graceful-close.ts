import { Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long open requests may take to finish: less than half of the time limit of a stop. */
const finishWithinMs = 4_000;
/** Requests may be on their way on idle connections when a close begins; they get this time. */
const lastRequestsMs = 500;
const checkEveryMs = 50;

/** The app's server emits this when a close begins, so that other servers stop listening too. */
export const stopListening = 'stopListening';

/**
 * Lets a close finish open requests. Node alone ends idle connections at once, which resets a
 * request that is on its way, and waits for connections that a browser opened in advance. Here both
 * kinds have half a second, and a late response says `Connection: close`.
 */
export function closeGracefully(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const closeUnused = () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', async () => {
    app.server.emit(stopListening);
    // Only stops listening; `close` of the HTTP server would also end idle connections.
    if (app.server.listening) Server.prototype.close.call(app.server);
    const startedAt = performance.now();
    while (open.size > 0 && performance.now() - startedAt < lastRequestsMs)
      await sleep(checkEveryMs);
    // A client that never finishes its request must not keep the process alive.
    const deadline = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
    const closing = setInterval(() => {
      closeUnused();
      app.server.closeIdleConnections();
      if (open.size > 0) return;
      clearInterval(closing);
      clearTimeout(deadline);
    }, checkEveryMs);
  });
}
