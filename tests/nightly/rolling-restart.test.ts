import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresStore } from '../../server/storage/postgres.ts';
import { freePort } from '../harness/free-port.ts';
import { enquiry } from '../harness/listening-app.ts';
import { type PostgresServer, startPostgres } from '../harness/postgres-server.ts';
import {
  createWorkplace,
  type ServiceProcess,
  type Workplace,
} from '../harness/service-process.ts';
import { type Nginx, startNginx } from './nginx.ts';

let postgres: PostgresServer;
let databaseUrl: string;
let workplace: Workplace;
let nginx: Nginx;
let front: string;
const ports: number[] = [];
const instances: ServiceProcess[] = [];

const start = (port: number) =>
  workplace.start({ PORT: `${port}`, DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback' });

/** Two instances on one database behind nginx as Debian ships it. */
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  workplace = await createWorkplace();
  for (let i = 0; i < 2; i += 1) ports.push(await freePort());
  for (const port of ports) instances.push(await start(port));
  const frontPort = await freePort();
  front = `http://127.0.0.1:${frontPort}`;
  nginx = await startNginx(
    `upstream service {
${ports.map((port) => `  server 127.0.0.1:${port} max_fails=0;`).join('\n')}
}
server {
  listen 127.0.0.1:${frontPort};
  location / {
    proxy_pass http://service;
    # Safe for posts too: the service knows an enquiry that it is sent twice by its key.
    proxy_next_upstream error timeout non_idempotent;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
  }
}`,
    `${front}/healthz`,
  );
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all(instances.map((instance) => instance.stop()));
  await workplace.remove();
  await postgres.stop();
});

it('restarts one instance after the other and fails no request', async () => {
  let restarting = true;
  let sent = 0;
  const failures: unknown[] = [];
  const accepted: string[] = [];

  const check = async (request: Promise<Response>, status: number) => {
    sent += 1;
    const response = await request.catch((error: unknown) => void failures.push(error));
    if (!response) return undefined;
    const body = await response.json().catch(() => ({}));
    if (response.status !== status) failures.push([status, response.status, body]);
    return body;
  };
  const visitor = async (number: number) => {
    for (let i = 0; restarting; i += 1) {
      await check(fetch(`${front}/healthz`), 200);
      const body = await check(
        fetch(`${front}/api/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': `${number}-${i}` },
          body: JSON.stringify({ ...enquiry, message: `${number}, ${i}` }),
        }),
        201,
      );
      if (body?.reference) accepted.push(body.reference);
    }
  };

  const visitors = Array.from({ length: 6 }, (_, number) => visitor(number));
  const exits: Array<number | null | undefined> = [];
  for (let round = 0; round < 2; round += 1) {
    for (const [index, port] of ports.entries()) {
      exits.push(await instances[index]?.stop());
      instances[index] = await start(port);
      // The next one goes only once the visitors have been served a while by both.
      const before = accepted.length;
      await expect.poll(() => accepted.length).toBeGreaterThan(before + 40);
    }
  }
  restarting = false;
  await Promise.all(visitors);

  expect(failures).toEqual([]);
  expect(exits).toEqual([0, 0, 0, 0]);
  const store = await openPostgresStore(databaseUrl);
  expect((await store.stats()).enquiries).toBe(accepted.length);
  expect(new Set(accepted).size).toBe(accepted.length);
  await store.close();
  process.stdout.write(`${sent} requests through four restarts, ${failures.length} failed\n`);
});
