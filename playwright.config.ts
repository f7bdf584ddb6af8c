import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/find-browser.ts';

const port = process.env.JOURNEY_PORT ?? '43219';
const report = process.env.JOURNEY_REPORT;

/**
 * Chromium draws the suggestions of its address bar as a page of its own in every window, for a third of
 * a journey's processor time. It reads one list of features only, so Playwright's is repeated here.
 */
const notNeeded = [
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
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // A machine that is busy with something else is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findBrowser(),
      args: [...browserArguments, `--disable-features=${notNeeded.join(',')}`],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: /(?:templates|hosted-elsewhere|slow|full)\./ },
    { name: 'slow journeys', testMatch: /\.(?:slow|full)\.spec\.ts/ },
    { name: 'extreme content', testMatch: /templates\.setup\.ts/ },
    {
      name: 'templates',
      testMatch: /(?:templates|hosted-elsewhere)\.spec\.ts/,
      dependencies: ['extreme content'],
    },
  ],
  webServer: {
    command: 'node server/main.ts',
    url: `http://localhost:${port}/healthz`,
    env: {
      // A journey's enquiry must not reach the mail server of whoever runs it.
      ENV_FILE: devNull,
      PORT: port,
      DATA_DIR: join(tmpdir(), `journeys-${process.pid}`),
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
  },
});
