import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postEnquiry } from '#harness/listening-app.ts';
import { type Program, startProgram } from '#harness/program.ts';

interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** What `npm ci --omit=dev --omit=optional` installs, which the lock file knows. */
const packages = Object.entries<Locked>(
  JSON.parse(readFileSync('package-lock.json', 'utf8')).packages,
)
  .filter(([place, { dev, optional, devOptional }]) => place && !dev && !optional && !devOptional)
  .map(([place]) => place);

/** The rest of what docs/deploy/Dockerfile puts into its second stage; beside the build may lie other things. */
const build = ['site', 'compressed', 'built-from', 'contact-endpoint'].map(
  (part) => `dist/${part}`,
);
const served = ['package.json', 'agency', 'enquiry', 'server', ...build];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-elsewhere-'));
  for (const part of [...served, ...packages]) {
    // Packages within packages have entries of their own.
    const filter = (source: string) => !source.slice(part.length).includes('node_modules');
    await cp(part, join(folder, part), { recursive: true, filter });
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const running: Program[] = [];
afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL');
});

/** Node strips the types itself; nothing of this project is on the way up from there. */
function start(program: string, ...args: string[]): Program {
  const started = startProgram(process.execPath, [join(folder, program), ...args], {
    cwd: folder,
    env: { HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data') },
  });
  running.push(started);
  return started;
}

it('brings no build tool', () => {
  expect(packages.length).toBeGreaterThan(50);
  for (const tool of ['astro', 'vite', 'react', 'typescript', 'sharp']) {
    expect(existsSync(join(folder, 'node_modules', tool))).toBe(false);
  }
});

it('serves the finished build, takes an enquiry and shows it to the staff', async () => {
  const service = start('server/main.ts');
  await expect.poll(() => service.output() + service.errors()).toContain('Mail is not set up');
  const url = String(/The site is at (\S+)/.exec(service.output())?.[1]);
  const home = await (await fetch(url)).text();
  expect(home).toBe(readFileSync('dist/site/index.html', 'utf8'));
  const parts = [...home.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)].map(([, path]) => path);
  expect(parts.length).toBeGreaterThan(0);
  for (const path of parts) expect((await fetch(`${url}${path}`)).status).toBe(200);
  const answer = await postEnquiry(url, 'served-elsewhere');
  expect(answer.status).toBe(201);
  const { reference } = await answer.json();
  const listed = await start('server/cli/main.ts', 'list').ended;
  expect(listed).toMatchObject({ code: 0, errors: '' });
  expect(listed.output).toContain(reference);
  service.child.kill('SIGTERM');
  expect((await service.ended).code).toBe(0);
});
