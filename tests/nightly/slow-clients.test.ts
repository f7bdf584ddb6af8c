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

const connections = 200;

describe.skipIf(missing('slowhttptest', 'slowhttptest'))(
  'with 600 deliberately slow clients',
  () => {
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

    /** Opens all connections to one path at once, for four minutes or until they are closed. */
    function attack(path: string, ...how: string[]) {
      const report = join(folder, String(how[0]));
      const size = ['-c', `${connections}`, '-r', `${connections}`, '-l', '240', '-p', '10'];
      const { child, output, ended } = startProgram('slowhttptest', [
        ...[...size, ...how, '-g', '-o', report],
        ...['-u', `${service.url}${path}`],
      ]);
      return {
        end: () => child.kill(),
        isOver: () => child.exitCode !== null,
        async report() {
          await ended;
          const [, ...lines] = (await readFile(`${report}.csv`, 'utf8')).trim().split('\n');
          const seconds = lines.map((line) => line.split(',').map(Number));
          return {
            connected: Math.max(...seconds.map(([, , , connected = 0]) => connected)),
            othersServed: seconds.every(([, , , , available = 0]) => available > 0),
            closed: output().includes('No open connections left'),
          };
        },
      };
    }

    /** Repeatedly opens a page and sends an enquiry, each on a new connection. */
    function visit() {
      const responses = new Set<string>();
      let stopped = false;
      const round = async () => {
        const page = await fetch(`${service.url}/`, { headers: { connection: 'close' } });
        const isWhole = (await page.text()).includes('</html>');
        responses.add(`page ${page.status}, ${isWhole ? 'whole' : 'cut'}`);
        const sent = await fetch(`${service.url}/api/contact`, {
          method: 'POST',
          headers: { connection: 'close', 'content-type': 'application/json' },
          body: JSON.stringify(enquiry),
        });
        responses.add(`enquiry ${sent.status}`);
        await sent.text();
      };
      const running = (async () => {
        while (!stopped) await round();
      })();
      return {
        async stop() {
          stopped = true;
          await running;
          return [...responses].sort();
        },
      };
    }

    // slowhttptest may take four minutes.
    it('serves other clients and closes the slow connections', { timeout: 360_000 }, async () => {
      await visit().stop();
      const before = await descriptors();
      const visitors = visit();

      const heads = attack('/', '-H', '-i', '3');
      const bodies = attack('/api/contact', '-B', '-i', '3', '-s', '8192', '-t', 'POST');
      const readers = attack('/', '-X', '-w', '256', '-y', '512', '-n', '3', '-z', '32', '-k', '2');
      await expect.poll(descriptors, { interval: 50 }).toBeGreaterThan(before + 2.5 * connections);
      const asked = { connected: connections, othersServed: true, closed: true };
      expect(await heads.report(), 'slow heads').toEqual(asked);
      expect(await bodies.report(), 'slow bodies').toEqual(asked);
      // The service has finished once the system has buffered the responses, before the slow
      // readers have received them.
      await expect.poll(descriptors).toBeLessThan(before + 5);
      expect(readers.isOver()).toBe(false);
      readers.end();
      expect(await readers.report(), 'slow readers').toMatchObject({ ...asked, closed: false });

      expect(await visitors.stop()).toEqual(['enquiry 201', 'page 200, whole']);
      await expect.poll(descriptors).toBeLessThanOrEqual(before);
      expect(await service.stop()).toBe(0);
      expect(service.output()).not.toMatch(/"level":[456]0/);
    });
  },
);
