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
  /** Posts that got no answer, were sent again with the same key after the restart, and were. */
  readonly repeated: number;
  /** Posts that were under way when the service was killed, and got no answer. */
  readonly cutOff: number;
  readonly missing: number;
  readonly orphans: number;
  /** Enquiries that are there more than once. */
  readonly doubles: number;
  readonly integrity: string;
}

/** One connection per client, kept open: a million posts would otherwise be a million connections. */
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
          .then((answer) => {
            if (response.statusCode !== 201) throw new Error(`status ${response.statusCode}`);
            resolve(JSON.parse(answer).reference);
          })
          .catch(reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  return { post, close: () => agent.destroy() };
}

/** What is known of the posts so far, over all rounds. */
interface Ledger {
  /** Keys that were answered, each with its reference. */
  readonly acknowledged: Map<string, string>;
  /** Keys that were not; the next round sends them first. */
  readonly unanswered: Set<string>;
}

/**
 * Many clients send one post after the other. At the answer that makes `killAfter` in this round the
 * service is killed, while the others wait for theirs; everyone goes on until a post fails. Returns
 * how many posts were under way at that moment and got no answer.
 */
async function sendUntilKilled(
  service: ServiceProcess,
  clients: number,
  killAfter: number,
  { acknowledged, unanswered }: Ledger,
): Promise<number> {
  let answered = 0;
  let cutOff = 0;
  let killed: Promise<void> | undefined;
  const { post, close } = createPost(service.url, clients);
  // Those of earlier rounds: what fails in this one is not sent to a service that is being killed.
  const left = [...unanswered];
  const client = async () => {
    for (;;) {
      const key = left.shift() ?? randomUUID();
      unanswered.delete(key);
      const sentToTheLiving = killed === undefined;
      try {
        acknowledged.set(key, await post(key));
      } catch {
        unanswered.add(key);
        if (sentToTheLiving) cutOff += 1;
        return;
      }
      answered += 1;
      if (answered === killAfter) killed = service.kill();
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  close();
  if (!killed) throw new Error(`the service failed by itself after ${answered} answers`);
  await killed;
  return cutOff;
}

/** Starts the real service, kills it under load (`kill -9`), again and again; then counts. */
export async function killRounds(
  rounds: number,
  clients: number,
  killAfter: () => number,
  onRound: (round: number, acknowledged: number) => void = () => {},
): Promise<KillResult> {
  const workplace = await createWorkplace();
  const ledger: Ledger = { acknowledged: new Map(), unanswered: new Set() };
  const { acknowledged, unanswered } = ledger;
  let repeated = 0;
  let cutOff = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const service = await workplace.start({ LOG_LEVEL: 'silent' });
    repeated += unanswered.size;
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
