import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#harness/free-port.ts';
import { emptySite, enquiry } from '#harness/listening-app.ts';
import { createApp } from '#server/app.ts';
import { listenOn } from '#server/lifecycle/listening.ts';

/** Linux has all of 127/8. On other systems the second loopback address is the IPv6 one. */
const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);
const two = ['127.0.0.1', process.platform === 'linux' ? '127.0.0.2' : '::1'] as const;
const loopback = [...new Set(hasIpv6 ? [...two, '::1'] : two)];

const body = JSON.stringify(enquiry);

/** Sends half of a post. */
async function halfPost(port: number, address: string): Promise<Socket> {
  const socket = connect(port, address);
  await once(socket, 'connect');
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The service has read the headers and waits for the body.
  const [data] = await once(socket, 'data');
  expect(String(data)).toContain('100 Continue');
  socket.write(body.slice(0, 20));
  return socket;
}

/** Sends the rest of a post and returns the response. */
function restOf(socket: Socket): Promise<string> {
  socket.write(body.slice(20));
  return text(socket);
}

const isOpen = (port: number, address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

describe('a service on several addresses', () => {
  let app: FastifyInstance;

  beforeEach(() => {
    app = createApp({
      site: emptySite,
      enquiries: {
        store: {
          accept: async () => ({ outcome: 'stored', reference: 'AAAA-BBBB' }),
          findByKey: async () => undefined,
          outboxCounts: async () => ({ waiting: 0, held: 0, dead: 0, oldestWaiting: null }),
          probe: async () => {},
        },
        rateLimit: 0,
        allowedOrigins: new Set(),
        onStored: () => {},
      },
    });
  });
  afterEach(() => app.close());

  it('responds on each, and finishes the requests on each when it stops', async () => {
    const port = await listenOn(app, loopback, 0);
    const posts = await Promise.all(loopback.map((one) => halfPost(port, one)));
    const over = app.close();
    for (const address of loopback) await expect.poll(() => isOpen(port, address)).toBe(false);
    for (const response of await Promise.all(posts.map(restOf))) {
      expect(response).toContain('201 Created');
    }
    await over;
  });

  it.each(loopback)('listens on none of them if the port is taken at %s', async (taken) => {
    const port = await freePort();
    const other = createServer().listen(port, taken);
    await once(other, 'listening');
    await expect(listenOn(app, loopback, port)).rejects.toThrow('EADDRINUSE');
    for (const address of loopback) expect(await isOpen(port, address)).toBe(address === taken);
    other.close();
  });
});
