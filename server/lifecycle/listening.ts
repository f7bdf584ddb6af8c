import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { stopListening } from './graceful-close.ts';

const closed = (door: Server) => new Promise<void>((done) => door.close(() => done()));

async function open(door: Server, address: string, port: number): Promise<Server> {
  door.listen(port, address);
  await once(door, 'listening');
  return door;
}

/** A machine may know an address by name and not have it: `localhost` is ::1 too where IPv6 is off. */
async function isHere(address: string): Promise<boolean> {
  try {
    await closed(await open(createServer(), address, 0));
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT';
  }
}

/** Every address of this machine that a name stands for: `localhost` is two on most machines. */
export async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true });
  const addresses = [...new Set(found.map(({ address }) => address))];
  const here = await Promise.all(addresses.map(isHere));
  const own = addresses.filter((_, index) => here[index]);
  // None of them: the attempt to listen says best what is wrong.
  return own.length > 0 ? own : addresses;
}

/**
 * Listens on all the addresses as on one and closes them as one; gives the port. Fastify does this for
 * `localhost` with a server per address: a stop cuts off what is under way on the second, and a port
 * that is taken there is passed over in silence.
 */
export async function listenOn(
  app: FastifyInstance,
  [first = '', ...others]: readonly string[],
  port: number,
): Promise<number> {
  const doors: Server[] = [];
  let emptied: Promise<unknown> = Promise.resolve();
  app.server.once(stopListening, () => {
    emptied = Promise.all(doors.map(closed));
  });
  app.addHook('onClose', () => emptied.then(() => {}));
  await app.listen({ host: first, port });
  const { port: chosen } = app.server.address() as AddressInfo;
  try {
    for (const address of others) {
      // The app's own server counts, times and drains these connections like all others.
      const door = createServer((socket) => void app.server.emit('connection', socket));
      doors.push(await open(door, address, chosen));
    }
  } catch (error) {
    await app.close();
    throw error;
  }
  return chosen;
}

/** Listens on a socket that is open already, in this process by that number. */
export async function listenOnSocket(app: FastifyInstance, fd: number): Promise<AddressInfo> {
  // Fastify passes `fd` on to Node, which then ignores the host; without one Fastify listens twice.
  await app.listen({ host: '127.0.0.1', fd } as FastifyListenOptions);
  return app.server.address() as AddressInfo;
}
