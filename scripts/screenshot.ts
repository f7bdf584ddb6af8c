/** `npm run screenshot`: writes docs/screenshot.jpg, the picture in the README. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { projectFolder } from '#server/settings/config.ts';
import { build } from './build.ts';
import { browserArguments, ensureBrowser } from './find-browser.ts';
import { isBuilt } from './last-build.ts';

const target = join(projectFolder, 'docs', 'screenshot.jpg');

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^The site is at (\S+)$/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The server did not start; see above.');
}

if (!(await isBuilt())) await build();
const dataDir = await mkdtemp(join(tmpdir(), 'screenshot-'));
const server = spawn(process.execPath, [join(projectFolder, 'server/main.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, ENV_FILE: devNull, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
});
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
try {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await page.goto(await addressOf(server.stdout), { waitUntil: 'networkidle' });
  await page.screenshot({ path: target, type: 'jpeg', quality: 72 });
  console.log(`The home page is in ${target}`);
} finally {
  await browser.close();
  server.kill();
  await rm(dataDir, { recursive: true, force: true });
}
