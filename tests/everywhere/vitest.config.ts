import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, '../..'),
    include: ['tests/everywhere/*.test.ts', '{art,build,server,tests}/**/*.{slow,full}.test.ts'],
    // One server, one proxy, one database at a time.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Firefox lets go of a page while Puppeteer still asks about it; whoever waits asks again.
    onUnhandledError: ({ message }) => !/^Protocol error .*no such (?:node|frame)/.test(message),
  },
});
