import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect as baseExpect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../harness/free-port.ts';
import { type Program, startProgram } from '../harness/program.ts';

const copy = resolve('dist/desk-copy');
let edit: Program;
let site: string;
let desk: string;

/** Allows Vite to serve the packages, which are outside of the copy. */
async function allowPackages(config: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(copy, config), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(copy, config), text.replace(from, to));
}

// All tests use one desk. Its two development servers take minutes to start on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 600_000 });
const expect = baseExpect.configure({ timeout: 300_000 });

test.beforeAll(async () => {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  const parts = ['agency', 'build', 'enquiry', 'scripts', 'server', 'site', 'desk'];
  const files = ['astro.config.ts', 'package.json', 'tsconfig.json'];
  const isSource = (path: string) => !path.includes(join('desk', 'node_modules'));
  for (const part of [...parts, ...files]) {
    await cp(part, join(copy, part), { recursive: true, filter: isSource });
  }
  await symlink(resolve('desk/node_modules'), join(copy, 'desk/node_modules'), 'junction');
  const allowed = `fs: { allow: [${JSON.stringify(resolve('.'))}] }`;
  await allowPackages('astro.config.ts', 'server: { ', `server: { ${allowed}, `);
  await allowPackages('desk/astro.config.ts', "fs: { allow: ['..'] }", allowed);
  const [port, servicePort, deskPort] = [await freePort(), await freePort(), await freePort()];
  site = `http://127.0.0.1:${port}`;
  desk = `http://127.0.0.1:${deskPort}`;
  edit = startProgram(process.execPath, [join(copy, 'scripts/edit.ts')], {
    cwd: copy,
    env: {
      PORT: String(port),
      SERVICE_PORT: String(servicePort),
      DESK_PORT: String(deskPort),
      DATA_DIR: join(copy, 'data'),
    },
  });
  // A cold development server may leave its first request without a response.
  await expect(async () => {
    const { status } = await fetch(`${site}/team`, { signal: AbortSignal.timeout(20_000) });
    expect(status).toBe(200);
  }).toPass();
});

test.afterAll(async () => {
  edit.child.kill('SIGTERM');
  await edit.ended;
  await rm(copy, { recursive: true, force: true });
});

const content = (file: string) => join(copy, 'site/content', file);
const saveButton = (page: Page) => page.getByRole('button', { name: /^(?:Save|Create)$/ });
const mistake = (page: Page) => page.locator('vite-error-overlay');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${desk}/keystatic/collection/${path}`);
  await expect(saveButton(page)).toBeVisible();
}

test('the desk shows the forms beside the site and sends no request to another host', async ({
  page,
}) => {
  const others: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).hostname !== '127.0.0.1') others.push(response.url());
  });
  await page.goto(desk);
  const forms = page.frameLocator('[title="Editing desk"]');
  await expect(forms.getByRole('link', { name: 'Case studies' }).first()).toBeVisible();
  const preview = page.frameLocator('[title="The site"]');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  expect(others).toEqual([]);
});

test('a changed title is saved, and the site shows it', async ({ page, context }) => {
  const seen = await context.newPage();
  await seen.goto(`${site}/team-single/Grace-Okafor`);
  await open(page, 'team/item/Grace-Okafor');
  await page.getByRole('textbox', { name: 'Role' }).fill('Chief Designer');
  await saveButton(page).click();
  await expect(seen.getByText('Chief Designer').first()).toBeVisible();
  const saved = await readFile(content('team/Grace-Okafor.yaml'), 'utf8');
  expect(saved).toContain('title: Chief Designer');
});

test('a member can be added with a photograph', async ({ page, context }) => {
  const size = { width: 800, height: 900, channels: 3, background: 'teal' } as const;
  const photograph = await sharp({ create: size }).jpeg().toBuffer();
  await open(page, 'team/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Byron');
  await expect(page.getByRole('textbox', { name: 'File name' })).toHaveValue('Ada-Byron');
  await page.getByRole('textbox', { name: 'Role' }).fill('Analyst');
  await page.getByRole('textbox', { name: 'Place' }).first().fill('7');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).first().click();
  await (await chooser).setFiles({ name: 'ada.jpg', mimeType: 'image/jpeg', buffer: photograph });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@{domain}');
  await page.getByRole('textbox', { name: 'Phone' }).fill('0121 496 0109');
  await page.getByLabel('Last change').fill('2026-11-18');
  await saveButton(page).click();
  await expect.poll(() => existsSync(content('team/Ada-Byron.yaml'))).toBe(true);
  expect(existsSync(content('team/Ada-Byron/photograph.jpg'))).toBe(true);

  const seen = await context.newPage();
  await expect(async () => {
    await seen.goto(`${site}/team-single/Ada-Byron`);
    const portrait = seen.getByRole('img', { name: 'Portrait of Ada Byron' });
    await expect(portrait).not.toHaveJSProperty('naturalWidth', 0, { timeout: 5_000 });
  }).toPass();
  await expect(mistake(seen)).toHaveCount(0);
});

test('a mistake is shown over the site until it is corrected', async ({ page, context }) => {
  const seen = await context.newPage();
  await seen.goto(`${site}/team`);
  await open(page, 'team/item/Grace-Okafor');
  const email = page.getByRole('textbox', { name: 'Email' });
  const right = await email.inputValue();
  await email.fill('grace@');
  await saveButton(page).click();
  await expect(mistake(seen)).toContainText(
    'Grace-Okafor.yaml, “Grace Okafor”: email is “grace@”; write an email address such as',
  );
  await email.fill(right);
  await saveButton(page).click();
  await expect(mistake(seen)).toHaveCount(0);
});
