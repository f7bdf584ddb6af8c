import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long open requests may take to finish once a stop was asked for. */
const finishWithinMs = 10_000;

/**
 * A stop that finishes what has begun: open requests are answered, idle connections are closed, and
 * so are those that browsers open in advance and never use, which Node does not count as idle.
 */
export function createStop(app: FastifyInstance): () => Promise<void> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async () => {
    // A client that never finishes its request must not keep the program alive.
    const giveUp = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
    const closed = app.close();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    await closed;
    clearTimeout(giveUp);
  };
}
