import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseFileIn } from '../storage/open-store.ts';
import { openSqliteStore } from '../storage/sqlite.ts';
import { runCommand } from './run.ts';

let dataDir: string;

async function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  let [stdout, stderr] = ['', ''];
  const code = await runCommand(args, {
    print: async (text) => {
      stdout += text;
    },
    printError: (text) => {
      stderr += text;
    },
    confirm: async () => undefined,
    environment: () => ({ DATA_DIR: dataDir, ...environment }),
  });
  return { code, stdout, stderr };
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'staff-command-'));
  await (await openSqliteStore(databaseFileIn(dataDir))).close();
});
afterAll(() => rm(dataDir, { recursive: true }));

it.each([
  [[], 2, 'npm run enquiries -- COMMAND'],
  [['help'], 0, 'npm run enquiries -- COMMAND'],
  [['list', '--help'], 0, 'npm run enquiries -- COMMAND'],
  [['frobnicate'], 2, 'There is no command "frobnicate".'],
  [['__proto__'], 2, 'There is no command "__proto__".'],
  [['list', '--bogus'], 2, "Unknown option '--bogus'."],
  [['list', '--since'], 2, "Option '--since <value>' argument missing."],
  [['list', '--since', 'yesterday'], 2, 'is not a time'],
  [['list', '--since', '2026-02-30'], 2, 'is not a time'],
  [['list', '--since', '2026-13-01'], 2, 'is not a time'],
  [['list', '--since', '2026-01-31T25:00'], 2, 'is not a time'],
  [['list', '--since', '2026-02-28T23:59'], 0, 'No enquiries.'],
  [['list', '--limit', '0'], 2, 'is not a whole number above 0'],
  [['list', '--held', '--failed'], 2, '--held and --failed exclude each other.'],
  [['show'], 2, 'The reference number is missing.'],
  [['release'], 2, 'The reference number is missing.'],
  [['show', 'hello'], 2, '"hello" is not a reference number'],
  [['show', '2222-2222'], 1, 'There is no enquiry 2222-2222.'],
  [['export', '--format', 'xls'], 2, 'use csv or json'],
  [['resend'], 2, 'Use resend REFERENCE'],
  [['resend', '2222-2222'], 1, 'There is no enquiry 2222-2222.'],
  [['erase'], 2, 'Use erase REFERENCE'],
  [['erase', '2222-2222', '--email', 'a@b.co'], 2, 'Use erase REFERENCE'],
  [['backup'], 2, 'The file is missing.'],
  [['backup', '/no/such/folder/file'], 1, 'There is no folder /no/such/folder.'],
] as const)('%j exits with %i and one sentence', async (args, code, sentence) => {
  const result = await run(args);
  expect(result.code).toBe(code);
  expect(result.stdout + result.stderr).toContain(sentence);
  if (result.stderr !== '') expect(result.stderr.trim().split('\n')).toHaveLength(1);
});

it('names the setting when there is no store', async () => {
  const noFile = await run(['list'], { DATA_DIR: join(dataDir, 'none') });
  expect([noFile.code, noFile.stderr]).toEqual([1, expect.stringContaining('DATA_DIR')]);
  const noDatabase = await run(['list'], { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' });
  expect([noDatabase.code, noDatabase.stderr]).toEqual([
    1,
    expect.stringContaining('DATABASE_URL'),
  ]);
});
