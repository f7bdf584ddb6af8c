import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postEnquiry } from '#harness/listening-app.ts';
import { type PostgresServer, startPostgres } from '#harness/postgres-server.ts';
import { createWorkplace } from '#harness/service-process.ts';
import { openPostgresStore } from '#server/storage/postgres.ts';
import { openSqliteStore } from '#server/storage/sqlite.ts';

let database: PostgresServer;
let backups: string;

beforeAll(async () => {
  database = await startPostgres();
  backups = await mkdtemp(join(tmpdir(), 'backups-'));
});
afterAll(async () => {
  await database.stop();
  await rm(backups, { recursive: true });
});

it('a backup that is stopped with Ctrl+C leaves no file', async () => {
  const url = await database.createDatabase();
  await (await openPostgresStore(url)).close();
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE outbox');
  const file = join(backups, 'stopped');
  const command = [join(process.cwd(), 'server/cli/main.ts'), 'backup', file];
  const child = spawn(process.execPath, command, { env: { ...process.env, DATABASE_URL: url } });
  await expect.poll(() => readdir(backups)).toContain('stopped.part');
  const exit = once(child, 'exit');
  child.kill('SIGINT');
  expect(await exit).toEqual([130, null]);
  expect((await readdir(backups)).filter((name) => name.startsWith('stopped'))).toEqual([]);
  await holder.end();
});

it('a backup of a damaged database leaves no file', async () => {
  const place = await createWorkplace();
  await mkdir(place.dataDir);
  const file = place.databaseFile;
  await (await openSqliteStore(file)).close();
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(8_192, 0xa5), 0, 8_192, 4_096);
  await handle.close();
  const { code, stderr } = await place.staff(['backup', join(backups, 'damaged')]);
  expect([code, stderr]).toEqual([
    1,
    'The enquiry store failed: database disk image is malformed.\n',
  ]);
  expect((await readdir(backups)).filter((name) => name.startsWith('damaged'))).toEqual([]);
  await place.remove();
});

it('erase --again repeats erasures after a backup was restored', async () => {
  const place = await createWorkplace();
  const service = await place.start();
  for (const name of ['Ann', 'Zoe', 'Max']) {
    const email = `${name === 'Max' ? 'max' : 'ann'}@example.com`;
    expect((await postEnquiry(service.url, name, { name, email })).status).toBe(201);
  }
  const copy = join(backups, 'before-erasures');
  await place.staff(['backup', copy]);
  await place.staff(['erase', '--email', 'ANN@example.com', '--yes']);
  await service.stop();

  const file = place.databaseFile;
  const restore = async () => {
    for (const old of [file, `${file}-wal`, `${file}-shm`]) await rm(old, { force: true });
    await copyFile(copy, file);
  };
  const left = async () => {
    const store = await openSqliteStore(file);
    const names = (await store.list({}, { limit: 9 })).map(({ name }) => name);
    await store.close();
    return names;
  };
  await restore();
  expect(await left()).toHaveLength(3);
  expect((await place.staff(['erase', '--again'])).stdout).toContain('Erased 2 enquiries.');
  expect(await left()).toEqual(['Max']);

  await restore();
  await (await place.start()).stop();
  expect(await left()).toEqual(['Max']);
  const journal = await readFile(join(place.dataDir, 'erased.txt'), 'utf8');
  expect(journal).not.toMatch(/ann|zoe|@/i);
  await place.remove();
});

it('erase asks for confirmation in a terminal', async () => {
  const place = await createWorkplace();
  const running = await place.start();
  const response = await postEnquiry(running.url, 'k');
  const { reference } = await response.json();
  // `script` runs the command in a terminal.
  const confirm = async (text: string) => {
    const command = `${process.execPath} ${join(process.cwd(), 'server/cli/main.ts')} erase ${reference}`;
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      env: { ...process.env, DATA_DIR: place.dataDir },
    });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      if (output.includes('[y/N]')) child.stdin.end(`${text}\n`);
    });
    return new Promise<[number | null, string]>((resolve) =>
      child.on('close', (code) => resolve([code, output])),
    );
  };
  expect(await confirm('n')).toEqual([1, expect.stringContaining('Nothing was erased.')]);
  expect((await place.staff(['show', reference])).code).toBe(0);
  expect(await confirm('y')).toEqual([0, expect.stringContaining('Erased 1 enquiry.')]);
  await running.stop();
  await place.remove();
});
