import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/find-browser.ts';

/** Playwright reads the server's address from its output and sets it as JOURNEY_ORIGIN. */
const wait = { stdout: /The site is at (?<journey_origin>\S+)/ };

const journeys = 'tests/journeys';

/**
 * Chromium renders the suggestions of its address bar as a page in every window, which takes a
 * third of a journey's processor time. Chromium reads the last list only, so Playwright's own list
 * is repeated.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: '100%',
  timeout: 120_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: process.env.JOURNEY_ORIGIN,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findBrowser(),
      args: [...browserArguments, `--disable-features=${disabledFeatures.join(',')}`],
    },
  },
  /** The three levels of docs/testing.md. */
  projects: [
    { name: 'journeys', testDir: journeys, testIgnore: /\.(?:full|nightly)\.spec\.ts/ },
    { name: 'full journeys', testDir: journeys, testMatch: /\.full\.spec\.ts/ },
    { name: 'other builds', testDir: journeys, testMatch: /templates\.setup\.ts/ },
    {
      name: 'nightly journeys',
      testDir: journeys,
      testMatch: /\.nightly\.spec\.ts/,
      dependencies: ['other builds'],
    },
    { name: 'nightly', testDir: 'tests/nightly', testMatch: /\.spec\.ts/ },
  ],
  webServer: {
    command: 'node server/main.ts',
    wait,
    env: {
      // No test may send mail through a server that this machine's settings name.
      ENV_FILE: devNull,
      PORT: '0',
      DATA_DIR: join(tmpdir(), `journeys-${process.pid}`),
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
    },
  },
});
