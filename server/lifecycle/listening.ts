import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { stopListening } from './graceful-close.ts';

const closeServer = (server: Server) => new Promise<void>((done) => server.close(() => done()));

async function openServer(server: Server, address: string, port: number): Promise<Server> {
  server.listen(port, address);
  await once(server, 'listening');
  return server;
}

/** `localhost` may resolve to ::1 on a machine where IPv6 is off. */
async function canListenOn(address: string): Promise<boolean> {
  try {
    await closeServer(await openServer(createServer(), address, 0));
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT';
  }
}

/** The addresses of this machine that a host name resolves to; `localhost` often has two. */
export async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true });
  const addresses = [...new Set(found.map(({ address }) => address))];
  const isLocal = await Promise.all(addresses.map(canListenOn));
  const own = addresses.filter((_, index) => isLocal[index]);
  // If none is local, the error of `listen` names the cause.
  return own.length > 0 ? own : addresses;
}

/**
 * Listens on all addresses, closes them together and returns the port. Fastify would start an
 * independent server for each address of `localhost`: a stop cuts off open requests on the second
 * one, and a port in use there goes unnoticed.
 */
export async function listenOn(
  app: FastifyInstance,
  [first = '', ...others]: readonly string[],
  port: number,
): Promise<number> {
  const otherServers: Server[] = [];
  let othersClosed: Promise<unknown> = Promise.resolve();
  app.server.once(stopListening, () => {
    othersClosed = Promise.all(otherServers.map(closeServer));
  });
  app.addHook('onClose', () => othersClosed.then(() => {}));
  await app.listen({ host: first, port });
  const { port: boundPort } = app.server.address() as AddressInfo;
  try {
    for (const address of others) {
      // The app's server handles the connection, so its timeouts and its graceful close apply.
      const server = createServer((socket) => void app.server.emit('connection', socket));
      otherServers.push(await openServer(server, address, boundPort));
    }
  } catch (error) {
    await app.close();
    throw error;
  }
  return boundPort;
}

/** Listens on a socket that the parent process has opened; `fd` is its file descriptor. */
export async function listenOnSocket(app: FastifyInstance, fd: number): Promise<AddressInfo> {
  // Node ignores the host because of `fd`. Without a host Fastify would listen twice.
  await app.listen({ host: '127.0.0.1', fd } as FastifyListenOptions);
  return app.server.address() as AddressInfo;
}
