import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../server/storage/postgres.ts';
import { freePort } from '../harness/free-port.ts';
import { postEnquiry } from '../harness/listening-app.ts';
import { type PostgresServer, startPostgres } from '../harness/postgres-server.ts';
import {
  createWorkplace,
  type ServiceProcess,
  type Workplace,
} from '../harness/service-process.ts';
import { missing } from './debian.ts';
import { type Nginx, startNginx } from './nginx.ts';

describe.skipIf(missing('nginx', 'nginx'))('two instances on one database behind nginx', () => {
  let postgres: PostgresServer;
  let databaseUrl: string;
  let workplace: Workplace;
  let nginx: Nginx;
  let front: string;
  let ports: readonly number[];
  const instances: ServiceProcess[] = [];

  const start = (port: number) =>
    workplace.start({ PORT: `${port}`, DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback' });

  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.createDatabase();
    workplace = await createWorkplace();
    ports = [await freePort(), await freePort()];
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
    # Safe for posts too, because the key identifies a repeated enquiry.
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

  it('fail no request while they restart one after the other', async () => {
    let restarting = true;
    const failures: unknown[] = [];
    const accepted: string[] = [];

    const check = async (request: Promise<Response>, status: number) => {
      const response = await request.catch((error: unknown) => void failures.push(error));
      const body = await response?.json().catch(() => ({}));
      if (response && response.status !== status) failures.push([status, response.status, body]);
      return body;
    };
    const visitor = async (number: number) => {
      for (let i = 0; restarting; i += 1) {
        await check(fetch(`${front}/healthz`), 200);
        const { reference } = (await check(postEnquiry(front, `${number}-${i}`), 201)) ?? {};
        if (reference) accepted.push(reference);
      }
    };

    const visitors = Array.from({ length: 6 }, (_, number) => visitor(number));
    const exits: Array<number | null | undefined> = [];
    for (const [index, port] of [...ports.entries(), ...ports.entries()]) {
      exits.push(await instances[index]?.stop());
      instances[index] = await start(port);
      // Both instances serve visitors for a while before the next restart.
      const before = accepted.length;
      await expect.poll(() => accepted.length).toBeGreaterThan(before + 40);
    }
    restarting = false;
    await Promise.all(visitors);

    expect(failures).toEqual([]);
    expect(exits).toEqual([0, 0, 0, 0]);
    const store = await openPostgresStore(databaseUrl);
    expect((await store.stats()).enquiries).toBe(accepted.length);
    expect(new Set(accepted).size).toBe(accepted.length);
    await store.close();
  });
});
