import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '#harness/free-port.ts';
import { type Program, startProgram } from '#harness/program.ts';
import { copyProject, type ProjectCopy } from '#harness/project-copy.ts';

// A first start reads a thousand modules.
vi.setConfig({ testTimeout: 300_000 });

let project: ProjectCopy;
let dev: Program;
let url: string;

/** Whether the response at a path contains a text. */
const has = (path: string, text: string) =>
  fetch(`${url}${path}`)
    .then((response) => response.text())
    .then(
      (body) => body.includes(text),
      () => false,
    );
const soon = (path: string, text: string) => expect.poll(() => has(path, text)).toBe(true);

/** Saves a file as vim, JetBrains and git do: by replacing it. */
async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(project.folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(`${path}~`, text.replace(from, to));
  await rename(`${path}~`, path);
}

beforeAll(async () => {
  project = await copyProject();
  const [port, servicePort] = [await freePort(), await freePort()];
  url = `http://localhost:${port}`;
  dev = startProgram(process.execPath, [join(project.folder, 'scripts/dev.ts')], {
    cwd: '/',
    env: { PORT: String(port), SERVICE_PORT: String(servicePort) },
  });
});

afterAll(async () => {
  dev.child.kill('SIGTERM');
  await dev.ended;
  await project.remove();
});

it('serves pages and service at one address, without a build', async () => {
  await soon('/healthz', '"status":"ok"');
  await soon('/faqs', '<h1');
  const addresses = new Set(dev.output().match(/http:\/\/[\w.:]+/g));
  expect([...addresses]).toEqual([url]);
  expect(dev.errors()).not.toMatch(/http:\/\/|Error/);
});

it('reloads the service whenever one of its files changes', async () => {
  await change(
    'server/observation/health.ts',
    "'set up' : 'not set up' } as const",
    "'set up' : 'changed' }",
  );
  await soon('/healthz', '"mail":"changed"');
  await change('server/observation/health.ts', "'changed'", "'changed again'");
  await soon('/healthz', '"mail":"changed again"');
});

it('reloads a page when its content changes', async () => {
  await change('site/pages/faqs.astro', '</Document>', '<p>A new line</p></Document>');
  await soon('/faqs', 'A new line');
});

it('prints a mistake in the content, and a message when it is corrected', async () => {
  await change('site/content/team/Grace-Okafor.yaml', 'name: Grace', 'name:  " Grace');
  await expect.poll(dev.errors).toContain('Grace-Okafor.yaml, line');
  await change('site/content/team/Grace-Okafor.yaml', 'name:  " Grace', 'name: Grace Ada');
  await expect.poll(dev.output).toContain('The content is in order.');
  await soon('/team', 'Grace Ada');
});

it('ends with one sentence if its port is taken', async () => {
  const second = startProgram(process.execPath, [join(project.folder, 'scripts/dev.ts')], {
    env: { PORT: new URL(url).port, SERVICE_PORT: String(await freePort()) },
  });
  const { code, errors } = await second.ended;
  expect(errors).toMatch(/^Port \d+ is already in use, perhaps by "npm start"\. [^\n]+\n$/);
  expect(code).toBe(1);
});

it('stops all its programs on SIGTERM', async () => {
  dev.child.kill('SIGTERM');
  expect((await dev.ended).code).toBe(0);
  expect(await has('/healthz', 'status')).toBe(false);
});
