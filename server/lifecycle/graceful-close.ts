import { Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long open requests may take to finish once the app closes: less than half of what a stop may take. */
const finishWithinMs = 4_000;
/** A request on an idle connection may be on its way when the close begins; it arrives within this time. */
const lastRequestsMs = 500;
const lookEveryMs = 50;

/** Emitted by the app's server at the beginning of a close: nothing new is to be let in. */
export const stopListening = 'stopListening';

/**
 * Makes a close finish what has begun and wait for nothing else. Node ends idle connections at once,
 * which resets a request that is on its way, and counts connections as busy that browsers open in
 * advance and never use. Here both have half a second; what they ask is answered with `Connection: close`.
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
    // Of `close` of an HTTP server the half that lets nobody in; the other ends idle connections.
    if (app.server.listening) Server.prototype.close.call(app.server);
    const began = performance.now();
    while (open.size > 0 && performance.now() - began < lastRequestsMs) await sleep(lookEveryMs);
    // A client that never finishes its request must not keep the program alive.
    const giveUp = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
    const closing = setInterval(() => {
      closeUnused();
      app.server.closeIdleConnections();
      if (open.size > 0) return;
      clearInterval(closing);
      clearTimeout(giveUp);
    }, lookEveryMs);
  });
}
