import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { programOf } from './package-program.ts';

/** For every headless run: it works in a container, and it fetches and updates nothing by itself. */
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

/** Where installers put it when they do not add it to the path. */
const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
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

/** A browser that is already here: CHROME_PATH, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROME_PATH,
    chromium.executablePath(),
    ...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(usualPlaces[process.platform] ?? []),
  ];
  return candidates.find(isExecutable);
}

function run(command: string, ...args: string[]): boolean {
  console.log(`  $ ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Finds a browser or installs one, and says what it does. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) {
    console.log(`  browser: ${found}`);
    return found;
  }
  console.log('  No Chromium here (CHROME_PATH, Playwright, system). Installing one:');
  const playwright = programOf('@playwright/test', 'playwright');
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
