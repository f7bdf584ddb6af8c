import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '#harness/free-port.ts';
import { startPostgres } from '#harness/postgres-server.ts';
import { startProgram } from '#harness/program.ts';
import { startSmtp } from '#harness/smtp-double.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the doctor and returns its findings by subject. */
async function examine(env: NodeJS.ProcessEnv = {}) {
  const { code, output } = await startProgram(process.execPath, [resolve('scripts/doctor.mjs')], {
    cwd: '/',
    env: { PORT: String(await freePort()), DATA_DIR: join(folder, 'data'), ...env },
  }).ended;
  const lines = output.trim().split('\n');
  const findings = new Map(
    lines.map((line) => {
      const [, state = '', subject = '', sentence = ''] =
        /^(\w+) +(.+?) {2,}(.+)$/.exec(line) ?? [];
      return [subject, { state, sentence }];
    }),
  );
  return { code, of: (subject: string) => findings.get(subject) };
}

it('reports no problem on a healthy machine', async () => {
  const smtp = await startSmtp();
  const { code, of } = await examine({ SMTP_URL: smtp.url });
  await smtp.close();
  expect(of('Node')).toEqual({ state: 'ok', sentence: process.versions.node });
  for (const subject of ['Packages', 'Settings', 'Port', 'Data folder', 'Mail']) {
    expect(of(subject)).toMatchObject({ state: 'ok' });
  }
  expect(of('Database')?.sentence).toContain('created at the first start');
  expect(code).toBe(0);
});

it('reports each problem and what to do', async () => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  writeFileSync(join(folder, 'file'), '');
  const { code, of } = await examine({
    PORT: String(port),
    DATA_DIR: join(folder, 'file', 'data'),
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    RETENTION_DAY: '3',
    BUILD_DIR: folder,
  });
  taken.close();
  expect(of('Settings')?.sentence).toContain('Did you mean RETENTION_DAYS?');
  expect(of('Port')).toEqual({ state: 'wrong', sentence: expect.stringContaining('set PORT') });
  expect(of('Data folder')?.sentence).toContain('Set DATA_DIR to another folder.');
  expect(of('Mail')?.sentence).toContain('refuses the connection (ECONNREFUSED). Check SMTP_URL.');
  expect(of('Build')).toMatchObject({ state: 'note' });
  expect(code).toBe(1);
});

it('reports a database of a newer version', async () => {
  const db = new DatabaseSync(join(folder, 'enquiries.db'));
  db.exec('PRAGMA user_version = 999');
  db.close();
  const { code, of } = await examine({ DATA_DIR: folder });
  expect(of('Database')?.sentence).toContain('written by a newer version (schema 999');
  expect(code).toBe(1);
});

it('reports whether PostgreSQL can be reached', async () => {
  const server = await startPostgres();
  const url = await server.createDatabase();
  expect((await examine({ DATABASE_URL: url })).of('Database')).toEqual({
    state: 'note',
    sentence: expect.stringMatching(/^PostgreSQL in 127\.0\.0\.1:\d+\/test_1: empty/),
  });
  await server.stop();
  const { code, of } = await examine({ DATABASE_URL: url });
  expect(of('Database')).toEqual({
    state: 'wrong',
    sentence: expect.stringMatching(/Check DATABASE_URL\.$/),
  });
  expect(code).toBe(1);
});
