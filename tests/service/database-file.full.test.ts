import { copyFile, open, rename, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postEnquiry } from '#harness/listening-app.ts';
import { createWorkplace, type ServiceProcess, type Workplace } from '#harness/service-process.ts';

let workplace: Workplace;
let service: ServiceProcess;

beforeEach(async () => {
  workplace = await createWorkplace();
});
afterEach(async () => {
  await service.kill();
  await workplace.remove();
});

const post = async (key: string, changes = {}) =>
  (await postEnquiry(service.url, key, changes)).status;

/** Sends many posts at once and counts their statuses. */
async function postAll(name: string, count: number): Promise<Record<number, number>> {
  const statuses = await Promise.all(Array.from({ length: count }, (_, i) => post(`${name}-${i}`)));
  const tally: Record<number, number> = {};
  for (const status of statuses) tally[status] = (tally[status] ?? 0) + 1;
  return tally;
}

const health = async () => {
  const response = await fetch(`${service.url}/healthz`);
  return [response.status, (await response.json()).store];
};

const stored = async () => {
  const { code, stdout } = await workplace.staff(['stats', '--json']);
  return code === 0 ? JSON.parse(stdout).enquiries : 0;
};

/** Counts the stored enquiries after a crash and a new start. */
async function countAfterRestart(): Promise<number> {
  await service.kill();
  service = await workplace.start();
  return stored();
}

describe('a database file of a running service', () => {
  beforeEach(async () => {
    service = await workplace.start();
    expect(await postAll('before', 10)).toEqual({ 201: 10 });
  });

  it('makes the service unavailable when it is moved, until it is moved back', async () => {
    await rename(workplace.databaseFile, `${workplace.databaseFile}.away`);
    expect(await postAll('after', 30)).toEqual({ 503: 30 });
    expect(await health()).toEqual([503, 'unavailable']);
    expect(service.output()).toContain('the database file was moved, deleted or replaced');
    await rename(`${workplace.databaseFile}.away`, workplace.databaseFile);
    expect(await postAll('after', 30)).toEqual({ 201: 30 });
    await expect.poll(health).toEqual([200, 'ok']);
    expect(await countAfterRestart()).toBe(40);
  });

  const copy = async () => {
    const path = join(workplace.dataDir, 'copy.db');
    expect((await workplace.staff(['backup', path])).code).toBe(0);
    return path;
  };

  it.each([
    [
      'it is deleted',
      () => Promise.all(['', '-wal', '-shm'].map((end) => rm(`${workplace.databaseFile}${end}`))),
    ],
    ['a copy is moved into its place', async () => rename(await copy(), workplace.databaseFile)],
    ['a copy is written over it', async () => copyFile(await copy(), workplace.databaseFile)],
    ['it is emptied', () => truncate(workplace.databaseFile)],
  ])('makes the service unavailable when %s', async (_how, damage) => {
    await damage();
    expect(await postAll('after', 30)).toEqual({ 503: 30 });
    expect(await health()).toEqual([503, 'unavailable']);
  });

  it.each(['kill', 'stop'] as const)(
    'makes the service unavailable when its log is emptied, and is readable after a %s',
    async (end) => {
      await truncate(`${workplace.databaseFile}-wal`);
      expect(await postAll('after', 30)).toEqual({ 503: 30 });
      expect(await health()).toEqual([503, 'unavailable']);
      expect(service.output()).toContain('the log of the database was emptied or written over');
      await service[end]();
      service = await workplace.start();
      // Enquiries that were in the log only are lost, but none was acknowledged afterwards.
      expect(await stored()).toBeLessThanOrEqual(10);
      expect(await postAll('again', 30)).toEqual({ 201: 30 });
    },
  );

  it('loses nothing when only its log is deleted', async () => {
    await rm(`${workplace.databaseFile}-wal`);
    expect(await postAll('after', 30)).toEqual({ 201: 30 });
    expect(await health()).toEqual([200, 'ok']);
    expect(service.output()).toContain('the log of the database was gone');
    expect(await countAfterRestart()).toBe(40);
  });
});

it('refuses to start on a restored copy beside the log of a crashed service', async () => {
  service = await workplace.start();
  await postAll('before', 10);
  const copy = join(workplace.dataDir, 'copy.db');
  expect((await workplace.staff(['backup', copy])).code).toBe(0);
  await postAll('after', 10);
  await service.kill();
  await copyFile(copy, workplace.databaseFile);
  await expect(workplace.start()).rejects.toThrow('-wal is the log of another database');
  expect(await workplace.staff(['list'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('-wal is the log of another database'),
  });
  await Promise.all(['-wal', '-shm'].map((suffix) => rm(`${workplace.databaseFile}${suffix}`)));
  service = await workplace.start();
  expect(await stored()).toBe(10);
});

/** Overwrites the root page of an index, as a failing disk would. */
async function damageIndex(): Promise<void> {
  const db = new DatabaseSync(workplace.databaseFile);
  const root = db
    .prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'enquiries_by_time'`)
    .get()?.rootpage;
  const { page_size: size } = db.prepare('PRAGMA page_size').get() ?? {};
  db.close();
  const handle = await open(workplace.databaseFile, 'r+');
  await handle.write(
    Buffer.alloc(Number(size), 0xa5),
    0,
    Number(size),
    (Number(root) - 1) * Number(size),
  );
  await handle.close();
}

it('refuses to start on a damaged index', async () => {
  service = await workplace.start();
  expect(await postAll('before', 10)).toEqual({ 201: 10 });
  await service.stop();
  await damageIndex();
  await expect(workplace.start()).rejects.toThrow(
    /^exit 1: Cannot use the enquiry store in [^\n]+: the database is damaged; restore a backup\.\n$/,
  );
});

it('reports that it cannot write, even without new enquiries', async () => {
  // A limit on the size of files resembles a full disk, and every user may set one.
  service = await workplace.start({ NODE_DISABLE_COMPILE_CACHE: '1' }, { largestFile: 1_000 });
  await expect.poll(health).toEqual([200, 'ok']);
  const message = 'many words. '.repeat(400);
  let accepted = 0;
  while ((await post(`${accepted}`, { message })) === 201) accepted += 1;
  await expect.poll(health).toEqual([503, 'unavailable']);
  await expect.poll(health).toEqual([503, 'unavailable']);
  expect(await post('another', { message })).toBe(503);
  expect(accepted).toBeGreaterThan(0);
  expect(await countAfterRestart()).toBe(accepted);
  await expect.poll(health).toEqual([200, 'ok']);
});
