import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long open requests may take to finish once the app closes: half of what a stop may take in all. */
const finishWithinMs = 5_000;

/**
 * Makes a close finish what has begun and wait for nothing else. Node counts two kinds of connection
 * as busy that are not: those that browsers open in advance and never use, and those that were busy
 * when the close began and stay open after their answer.
 */
export function closeGracefully(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    // A client that never finishes its request must not keep the program alive.
    const giveUp = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
    const closing = setInterval(() => {
      app.server.closeIdleConnections();
      if (sockets.size > 0 || app.server.listening) return;
      clearInterval(closing);
      clearTimeout(giveUp);
    }, 50);
  });
}
