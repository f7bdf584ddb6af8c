import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{agency,art,bench,build,enquiry,server,site,tests,scripts}/**/*.test.{ts,tsx}'],
    // What takes long, and a package with checkers of its own: npm run test:everywhere.
    exclude: [...configDefaults.exclude, '**/*.{slow,full}.test.ts', 'tests/everywhere/**'],
    // The classes of a module under their plain names, so that a test of a component can name them.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Service tests mostly wait: for disks, mail servers and processes. One core can hold several.
    maxWorkers: 3,
    testTimeout: 30_000,
    // A machine that is busy with something else is slow, not wrong.
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
