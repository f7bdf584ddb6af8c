import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long open requests may take to finish once the app closes: less than half of what a stop may take. */
const finishWithinMs = 4_000;
/** A connection that has said nothing for so long was opened in advance; a request follows sooner. */
const unusedAfterMs = 500;

/**
 * Makes a close finish what has begun and wait for nothing else. Node counts two kinds of connection
 * as busy that are not: those that browsers open in advance and never use, and those that were busy
 * when the close began and stay open after their answer.
 */
export function closeGracefully(app: FastifyInstance): void {
  const openedAt = new Map<Socket, number>();
  app.server.on('connection', (socket) => {
    openedAt.set(socket, performance.now());
    socket.once('close', () => openedAt.delete(socket));
  });
  const closeUnused = () => {
    const before = performance.now() - unusedAfterMs;
    for (const [socket, at] of openedAt) {
      if (socket.bytesRead === 0 && at < before) socket.destroy();
    }
  };
  app.addHook('preClose', async () => {
    // A client that never finishes its request must not keep the program alive.
    const giveUp = setTimeout(() => app.server.closeAllConnections(), finishWithinMs);
    const closing = setInterval(() => {
      closeUnused();
      app.server.closeIdleConnections();
      if (openedAt.size > 0 || app.server.listening) return;
      clearInterval(closing);
      clearTimeout(giveUp);
    }, 50);
  });
}
