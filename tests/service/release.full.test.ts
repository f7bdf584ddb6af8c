import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postEnquiry } from '#harness/listening-app.ts';
import { type Program, startProgram } from '#harness/program.ts';

const page = readFileSync('docs/deploy/README.md', 'utf8');
const running: Program[] = [];
let folder: string;

/** Starts a program in the release's folder, which is outside of the project. */
function start(command: string, ...args: string[]): Program {
  const started = startProgram(command, args, {
    cwd: folder,
    env: { HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data') },
  });
  running.push(started);
  return started;
}

/** Runs a command that is on the deploy page. */
function asThePageSays(line: string): void {
  expect(page).toContain(line);
  const [command = '', ...args] = line.split(' ');
  const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-installed-'));
  const made = spawnSync(process.execPath, ['scripts/release.ts'], { encoding: 'utf8' });
  expect(made.stderr).toBe('');
  expect(made.status).toBe(0);
  spawnSync('tar', ['-xzf', resolve('release/agency-site.tar.gz')], { cwd: folder });
  asThePageSays('npm ci --omit=dev');
}, 300_000);

afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it('contains the files that the deploy page names, and neither tests nor sources of the site', () => {
  const named = [...page.matchAll(/`((?:docs\/deploy|dist)\/[\w.-]+|\.env\.example)`/g)]
    .map(([, path]) => String(path))
    .filter((path) => !/Dockerfile|compose|README/.test(path));
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  const own = globSync('**/*', { cwd: folder, exclude: ['node_modules'] });
  expect(own.filter((path) => /\.test\.ts$|^(?:site|tests|art)\b/.test(path))).toEqual([]);
});

it('installs as many packages as the deploy page says, without build tools and Node', () => {
  const installed: Record<string, unknown> = JSON.parse(
    readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'),
  ).packages;
  const names = Object.keys(installed).map((place) => place.replace(/^.*node_modules\//, ''));
  const tools = ['astro', 'vite', 'react', 'typescript', 'sharp'];
  expect(names.filter((name) => tools.includes(name) || name.startsWith('node-'))).toEqual([]);
  expect(page).toContain(`${names.length} packages`);
});

it('serves the build, stores an enquiry and lists it with the staff command', async () => {
  const service = start('npm', 'start');
  await expect.poll(() => service.output() + service.errors()).toContain('Mail is not set up');
  const url = String(/The site is at (\S+)/.exec(service.output())?.[1]);
  const home = await (await fetch(url)).text();
  expect(home).toBe(readFileSync('dist/site/index.html', 'utf8'));
  const parts = [...home.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)].map(([, path]) => path);
  expect(parts.length).toBeGreaterThan(0);
  for (const path of parts) expect((await fetch(`${url}${path}`)).status).toBe(200);
  const response = await postEnquiry(url, 'release');
  expect(response.status).toBe(201);
  const { reference } = await response.json();
  const listed = await start(process.execPath, 'server/cli/main.ts', 'list').ended;
  expect(listed).toMatchObject({ code: 0, errors: '' });
  expect(listed.output).toContain(reference);
  const doctor = await start(process.execPath, 'scripts/doctor.mjs').ended;
  expect(doctor).toMatchObject({ code: 0, errors: '' });
  expect(doctor.output).toContain('installed without build tools');
  service.child.kill('SIGTERM');
  await service.ended;
});
