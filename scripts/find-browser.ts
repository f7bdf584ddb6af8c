import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram } from './find-program.ts';

/**
 * Arguments for every headless run, also in a container. They prevent updates and background
 * requests.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where installers put a browser on systems without it on the path. */
const installPaths: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((folder) =>
    process.env[folder] ? [join(process.env[folder], 'Google/Chrome/Application/chrome.exe')] : [],
  ),
};

function isExecutable(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** An installed browser: CHROME_PATH, Playwright's own or the system's. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROME_PATH,
    chromium.executablePath(),
    ...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(installPaths[process.platform] ?? []),
  ];
  return candidates.find(isExecutable);
}

function run(command: string, ...args: string[]): boolean {
  console.log(`  $ ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) {
    console.log(`  browser: ${found}`);
    return found;
  }
  console.log('  No Chromium found (CHROME_PATH, Playwright, system). Installing one:');
  const playwright = findProgram('@playwright/test', 'playwright');
  const installed =
    (playwright !== undefined && run(process.execPath, playwright, 'install', 'chromium')) ||
    (process.platform === 'linux' &&
      run('apt-get', 'update', '-qq') &&
      run('apt-get', 'install', '-y', '-qq', 'chromium'));
  const browser = installed ? findBrowser() : undefined;
  if (!browser) {
    throw new Error(
      'No browser could be found or installed. Install Chromium or set CHROME_PATH to one.',
    );
  }
  console.log(`  browser: ${browser}`);
  return browser;
}
