import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { enquiry } from './listening-app.ts';
import { createWorkplace, type ServiceProcess } from './service-process.ts';

export interface KillResult {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Posts that got no answer, were sent again with the same key after the restart, and were. */
  readonly repeated: number;
  readonly missing: number;
  readonly orphans: number;
  /** Enquiries that are there more than once. */
  readonly doubles: number;
  readonly integrity: string;
}

const post = (url: string, key: string) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...enquiry, message: key }),
  });

/** Sends until the service is gone; every 201 is written down, everything else is left unanswered. */
async function sendUntilGone(
  service: ServiceProcess,
  clients: number,
  acknowledged: Map<string, string>,
  unanswered: Set<string>,
): Promise<void> {
  const client = async () => {
    for (;;) {
      const [left] = unanswered;
      const key = left ?? randomUUID();
      unanswered.delete(key);
      try {
        const response = await post(service.url, key);
        const { reference } = await response.json();
        if (response.status !== 201) throw new Error(`status ${response.status}`);
        acknowledged.set(key, reference);
      } catch {
        unanswered.add(key);
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

/** Starts the real service, kills it under load (`kill -9`), again and again; then counts. */
export async function killRounds(
  rounds: number,
  clients: number,
  loadMs: () => number,
  onRound: (round: number, acknowledged: number) => void = () => {},
): Promise<KillResult> {
  const workplace = await createWorkplace();
  const acknowledged = new Map<string, string>();
  const unanswered = new Set<string>();
  let repeated = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const service = await workplace.start({ LOG_LEVEL: 'silent' });
    repeated += unanswered.size;
    const sending = sendUntilGone(service, clients, acknowledged, unanswered);
    await new Promise((resume) => setTimeout(resume, loadMs()));
    await service.kill();
    await sending;
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
