import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{agency,art,build,enquiry,server,site,tests,scripts}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    // A machine that is busy with something else is slow, not wrong.
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
