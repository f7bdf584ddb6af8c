import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/find-browser.ts';

const port = process.env.JOURNEY_PORT ?? '43219';
const report = process.env.JOURNEY_REPORT;

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findBrowser(),
      args: browserArguments,
    },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: port,
      DATA_DIR: join(tmpdir(), `journeys-${process.pid}`),
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
  },
});
