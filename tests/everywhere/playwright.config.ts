import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** The browser and the server of the journeys, for what is asked of every page and in every state. */
export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  outputDir: '../../test-results/everywhere',
  projects: [{ name: 'everywhere', testMatch: /\.spec\.ts/ }],
  webServer: [journeys.webServer ?? []]
    .flat()
    .map((server) => ({ ...server, cwd: resolve(import.meta.dirname, '../..') })),
});
