import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiry } from '../harness/listening-app.ts';
import { startProgram } from '../harness/program.ts';
import {
  createWorkplace,
  type ServiceProcess,
  type Workplace,
} from '../harness/service-process.ts';
import { missing } from './debian.ts';

const noTool = missing('slowhttptest', 'slowhttptest');

const connections = 200;

describe.skipIf(noTool)('while hundreds of clients are slow on purpose', () => {
  let folder: string;
  let workplace: Workplace;
  let service: ServiceProcess;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'slow-clients-'));
    workplace = await createWorkplace('dist');
    service = await workplace.start();
  });
  afterAll(async () => {
    await service?.stop();
    await workplace?.remove();
    await rm(folder, { recursive: true });
  });

  const descriptors = async () => (await readdir(`/proc/${service.pid}/fd`)).length;

  /** All of them at once against one path; they go on until they are sent away, or for two minutes. */
  function attack(path: string, ...how: string[]) {
    const report = join(folder, String(how[0]));
    const size = ['-c', `${connections}`, '-r', `${connections}`, '-l', '120', '-p', '10'];
    const { child, output, ended } = startProgram('slowhttptest', [
      ...[...size, ...how, '-g', '-o', report],
      ...['-u', `${service.url}${path}`],
    ]);
    return {
      end: () => child.kill(),
      isOver: () => child.exitCode !== null,
      /** What it says itself: how many were connected, whether others got in, and how it ended. */
      async report() {
        await ended;
        const [, ...lines] = (await readFile(`${report}.csv`, 'utf8')).trim().split('\n');
        const seconds = lines.map((line) => line.split(',').map(Number));
        return {
          connected: Math.max(...seconds.map(([, , , connected = 0]) => connected)),
          othersGotIn: seconds.every(([, , , , available = 0]) => available > 0),
          sentAway: output().includes('No open connections left'),
        };
      },
    };
  }

  /** Opens a page and sends an enquiry, again and again, each on a connection of its own. */
  function visit() {
    const answers = new Map<string, number>();
    const note = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
    let stopped = false;
    const round = async () => {
      const page = await fetch(`${service.url}/`, { headers: { connection: 'close' } });
      note(`page ${page.status}, ${(await page.text()).includes('</html>') ? 'whole' : 'cut'}`);
      const sent = await fetch(`${service.url}/api/contact`, {
        method: 'POST',
        headers: { connection: 'close', 'content-type': 'application/json' },
        body: JSON.stringify(enquiry),
      });
      note(`enquiry ${sent.status}`);
      await sent.text();
    };
    const running = (async () => {
      while (!stopped) await round();
    })();
    return {
      async stop() {
        stopped = true;
        await running;
        return answers;
      },
    };
  }

  it('everybody else is served, and the slow ones are sent away', {
    timeout: 240_000,
  }, async () => {
    await visit().stop();
    const before = await descriptors();
    const visitors = visit();

    const heads = attack('/', '-H', '-i', '3');
    const bodies = attack('/api/contact', '-B', '-i', '3', '-s', '8192', '-t', 'POST');
    const readers = attack('/', '-X', '-w', '256', '-y', '512', '-n', '3', '-z', '32', '-k', '2');
    await expect.poll(descriptors, { interval: 50 }).toBeGreaterThan(before + 2.5 * connections);
    const asked = { connected: connections, othersGotIn: true, sentAway: true };
    expect(await heads.report(), 'slow heads').toEqual(asked);
    expect(await bodies.report(), 'slow bodies').toEqual(asked);
    // The program is done with the readers once the system has their answers; they do not notice.
    await expect.poll(descriptors, { timeout: 90_000 }).toBeLessThan(before + 5);
    expect(readers.isOver()).toBe(false);
    readers.end();
    expect(await readers.report(), 'slow readers').toMatchObject({ ...asked, sentAway: false });

    const answers = await visitors.stop();
    expect([...answers.keys()].sort()).toEqual(['enquiry 201', 'page 200, whole']);
    await expect.poll(descriptors).toBeLessThanOrEqual(before);
    expect(await service.stop()).toBe(0);
    expect(service.output()).not.toMatch(/"level":[456]0/);
    process.stdout.write(`${3 * connections} slow clients; ${JSON.stringify([...answers])}\n`);
  });
});
