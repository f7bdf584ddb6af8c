import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enquiry, incoming, postEnquiry } from '#harness/listening-app.ts';
import { createWorkplace, type ServiceProcess, type Workplace } from '#harness/service-process.ts';
import { openSqliteStore } from '#server/storage/sqlite.ts';

const secret = 'xyzzy-secret';
const erase = ['erase', '--email', `${secret}@example.com`, '--yes'];

let workplace: Workplace;
let service: ServiceProcess;

beforeEach(async () => {
  workplace = await createWorkplace();
  service = await workplace.start();
});
afterEach(async () => {
  await service.kill();
  await workplace.remove();
});

/** Stores enquiries directly. Every tenth is to be erased. */
async function fill(count: number): Promise<void> {
  const store = await openSqliteStore(workplace.databaseFile);
  await Promise.all(
    Array.from({ length: count }, (_, i) => {
      const who = i % 10 === 0 ? secret : 'other';
      const message = `${who} ${'many words. '.repeat(410)}`;
      const fields = { ...enquiry, email: `${who}@example.com`, message };
      return store.accept(incoming({ enquiry: fields, receivedAt: Date.now() }));
    }),
  );
  await store.close();
}

/** Starts a process that keeps moving the log into the database, as a busy service does. */
async function startCheckpoints() {
  const program = `
    import { DatabaseSync } from 'node:sqlite';
    const db = new DatabaseSync(process.argv[1], { timeout: 60_000 });
    const checkpoint = db.prepare('PRAGMA wal_checkpoint(FULL)');
    checkpoint.get();
    console.log('ready');
    for (;;) checkpoint.get();`;
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    program,
    workplace.databaseFile,
  ]);
  await once(child.stdout, 'data');
  return async () => {
    const exit = once(child, 'exit');
    child.kill();
    await exit;
  };
}

async function traces(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(workplace.dataDir)) {
    if ((await readFile(join(workplace.dataDir, name))).includes(secret)) found.push(name);
  }
  return found;
}

it('erases text from every file while enquiries arrive and the log is in use', async () => {
  await fill(4_000);
  const stopCheckpoints = await startCheckpoints();
  let sending = true;
  let responses = 0;
  const client = async (name: number) => {
    for (let i = 0; sending; i += 1) {
      await postEnquiry(service.url, `${name}-${i}`);
      responses += 1;
    }
  };
  const clients = Array.from({ length: 16 }, (_, i) => client(i));
  await expect.poll(() => responses).toBeGreaterThan(100);
  const result = await workplace.staff(erase);
  const left = await traces();
  sending = false;
  await stopCheckpoints();
  await Promise.all(clients);
  expect([result.code, result.stderr, left]).toEqual([0, '', []]);
});

it('finishes a killed erasure when it is repeated', async () => {
  await fill(100);
  const reader = new DatabaseSync(workplace.databaseFile);
  reader.exec('BEGIN');
  expect(reader.prepare('SELECT count(*) AS n FROM enquiries').get()?.n).toBe(100);
  const command = spawn(process.execPath, [resolve('server/cli/main.ts'), ...erase], {
    env: { ...process.env, DATA_DIR: workplace.dataDir },
  });
  const onlooker = new DatabaseSync(workplace.databaseFile);
  const left = onlooker.prepare('SELECT count(*) AS n FROM enquiries');
  await expect.poll(() => left.get()?.n).toBe(90);
  onlooker.close();
  const killed = once(command, 'exit');
  command.kill('SIGKILL');
  await killed;
  expect(await traces()).not.toEqual([]);
  reader.close();
  const again = await workplace.staff(erase);
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('Finished') });
  expect(await traces()).toEqual([]);
  expect(await workplace.staff(erase)).toMatchObject({
    code: 1,
    stderr: 'There is no such enquiry.\n',
  });
});
