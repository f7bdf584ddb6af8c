import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { enquiry } from '#harness/listening-app.ts';
import { createWorkplace, type ServiceProcess } from '#harness/service-process.ts';

export interface KillResult {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Posts that got no response and were sent again with the same key after the restart. */
  readonly repeated: number;
  /** Posts in progress when the service was killed, which got no response. */
  readonly cutOff: number;
  readonly missing: number;
  readonly orphans: number;
  readonly doubles: number;
  readonly integrity: string;
}

/** Keeps one connection per client open, instead of a million connections for a million posts. */
function createPost(url: string, clients: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const post = (key: string) =>
    new Promise<string>((resolve, reject) => {
      const body = JSON.stringify({ ...enquiry, message: key });
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': key,
      };
      const sent = request(`${url}/api/contact`, { method: 'POST', agent, headers }, (response) => {
        text(response)
          .then((responseBody) => {
            if (response.statusCode !== 201) throw new Error(`status ${response.statusCode}`);
            resolve(JSON.parse(responseBody).reference);
          })
          .catch(reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  return { post, close: () => agent.destroy() };
}

/** The posts of all rounds so far. */
interface Ledger {
  /** The keys of acknowledged posts, with their references. */
  readonly acknowledged: Map<string, string>;
  /** The keys of posts without a response. The next round sends them first. */
  readonly unacknowledged: Set<string>;
}

/**
 * Lets many clients post until the service no longer responds. It is killed at response number
 * `killAfter`. Returns how many posts were in progress at that moment and got no response.
 */
async function sendUntilKilled(
  service: ServiceProcess,
  clients: number,
  killAfter: number,
  { acknowledged, unacknowledged }: Ledger,
): Promise<number> {
  let responses = 0;
  let cutOff = 0;
  let killed: Promise<void> | undefined;
  const { post, close } = createPost(service.url, clients);
  // Only posts of earlier rounds are repeated: the service is being killed when a post of this
  // round fails.
  const left = [...unacknowledged];
  const client = async () => {
    for (;;) {
      const key = left.shift() ?? randomUUID();
      unacknowledged.delete(key);
      const wasRunning = killed === undefined;
      try {
        acknowledged.set(key, await post(key));
      } catch {
        unacknowledged.add(key);
        if (wasRunning) cutOff += 1;
        return;
      }
      responses += 1;
      if (responses === killAfter) killed = service.kill();
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  close();
  if (!killed) throw new Error(`the service failed by itself after ${responses} responses`);
  await killed;
  return cutOff;
}

/**
 * Starts the real service and kills it under load (`kill -9`), round by round. Then counts what was
 * stored.
 */
export async function killRounds(
  rounds: number,
  clients: number,
  killAfter: () => number,
  onRound: (round: number, acknowledged: number) => void = () => {},
): Promise<KillResult> {
  const workplace = await createWorkplace();
  const ledger: Ledger = { acknowledged: new Map(), unacknowledged: new Set() };
  const { acknowledged, unacknowledged } = ledger;
  let repeated = 0;
  let cutOff = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const service = await workplace.start({ LOG_LEVEL: 'silent' });
    repeated += unacknowledged.size;
    cutOff += await sendUntilKilled(service, clients, killAfter(), ledger);
    onRound(round, acknowledged.size);
  }
  const db = new DatabaseSync(join(workplace.dataDir, 'enquiries.db'));
  const number = (sql: string) => Number(Object.values(db.prepare(sql).get() ?? {})[0]);
  const byKey = db.prepare('SELECT message FROM enquiries WHERE reference = ?');
  let missing = 0;
  for (const [key, reference] of acknowledged) {
    if (byKey.get(reference)?.message !== key) missing += 1;
  }
  const result = {
    rounds,
    acknowledged: acknowledged.size,
    repeated,
    cutOff,
    missing,
    orphans: number(`SELECT
      (SELECT count(*) FROM enquiries WHERE id NOT IN (SELECT enquiry_id FROM outbox)) +
      (SELECT count(*) FROM outbox WHERE enquiry_id NOT IN (SELECT id FROM enquiries))`),
    doubles: number('SELECT count(*) - count(DISTINCT message) FROM enquiries'),
    integrity: String(db.prepare('PRAGMA integrity_check').get()?.integrity_check),
  };
  db.close();
  await workplace.remove();
  return result;
}
