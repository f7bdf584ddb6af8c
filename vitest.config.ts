import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contact,server,site,tests,scripts}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
});
