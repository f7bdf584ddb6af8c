import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startProgram } from '#harness/program.ts';
import { copyProject, type ProjectCopy } from '#harness/project-copy.ts';

let project: ProjectCopy;
const inProject = (path: string) => join(project.folder, path);
const write = (path: string, text: string) => writeFile(inProject(path), text);
const read = (path: string) => readFile(inProject(path), 'utf8');

const run = (script: string, env = {}) =>
  startProgram(process.execPath, [inProject(script)], { cwd: '/', env });

beforeAll(async () => {
  project = await copyProject();
  // A site with one page builds faster.
  await rm(inProject('site/pages'), { recursive: true });
  await mkdir(inProject('site/pages'));
});
afterAll(() => project.remove());

beforeEach(async () => {
  await mkdir(inProject('dist/site'), { recursive: true });
  await write('dist/site/404.html', 'the last good build');
  await write('dist/built-from', 'other sources');
});

it('keeps the last build when a new one fails', async () => {
  await write('site/pages/404.astro', '---\nthrow new Error("a mistake");\n---\n');
  const { code, errors } = await run('scripts/build.ts').ended;
  expect(code).toBe(1);
  expect(errors).toContain('The build failed; see above. The last good build is untouched.');
  expect(await read('dist/site/404.html')).toBe('the last good build');
  expect(await read('dist/built-from')).toBe('other sources');
  expect((await readdir(inProject('dist'))).sort()).toEqual(['built-from', 'site']);
});

it('replaces the last build, prints its progress and works from any folder', async () => {
  await write(
    'site/pages/404.astro',
    `<html><body><p>${'A new page. '.repeat(99)}</p></body></html>`,
  );
  const { code, output } = await run('scripts/build.ts').ended;
  expect(code).toBe(0);
  expect(output).toMatch(/^Compressing files: 0 of \d+$/m);
  expect(await read('dist/site/404.html')).toContain('A new page.');
  expect(existsSync(inProject('dist/compressed/404.html.br'))).toBe(true);
  expect(await read('dist/built-from')).toMatch(/^[0-9a-f]{64}$/);
  expect((await readdir(inProject('dist'))).sort()).toEqual([
    'built-from',
    'client-chunks.json',
    'compressed',
    'contact-endpoint',
    'nginx-headers.conf',
    'nginx-maps.conf',
    'site',
  ]);
});

it('keeps the last build when it is stopped', async () => {
  const building = run('scripts/build.ts');
  await expect.poll(building.output).toMatch(/\w/);
  building.child.kill('SIGTERM');
  expect((await building.ended).code).not.toBe(0);
  expect(await read('dist/site/404.html')).toBe('the last good build');
});

it('does not serve an incomplete build', async () => {
  await rm(inProject('dist/built-from'));
  const { code, errors } = await run('server/main.ts', { PORT: '0' }).ended;
  expect(code).toBe(1);
  expect(errors).toBe(
    `There is no complete build in ${inProject('dist')}. Run "npm run build" first, or set BUILD_DIR to the folder of one.\n`,
  );
});

it('serves the last build when the build tools are not installed', async () => {
  await rm(inProject('node_modules/astro'));
  const serving = run('scripts/start.ts', { PORT: '0' });
  await expect.poll(serving.output).toContain('The site is at');
  expect(serving.output()).toContain('the build tools are not installed');
  serving.child.kill('SIGTERM');
  expect((await serving.ended).code).toBe(0);
  await rm(inProject('dist'), { recursive: true });
  const { code, errors } = await run('scripts/start.ts', { PORT: '0' }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^The build tools are not installed\. [^\n]+\n$/);
});
