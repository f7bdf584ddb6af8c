import { configDefaults, defineConfig } from 'vitest/config';

const ownFiles = '{agency,art,bench,build,enquiry,server,site,tests,scripts}/**';
const excluded = [...configDefaults.exclude, 'tests/nightly/**'];
const twoMinutes = 120_000;

/** The three levels of docs/testing.md. A file name without a level belongs to `npm test`. */
export default defineConfig({
  test: {
    // Keeps class names as they are in the style sheets.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: '100%',
    testTimeout: twoMinutes,
    hookTimeout: twoMinutes,
    // Shorter than a test, so that a test that waits in vain says for what.
    expect: { poll: { timeout: 90_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'test',
          include: [`${ownFiles}/*.test.{ts,tsx}`],
          exclude: [...excluded, '**/*.{full,nightly}.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'full', include: [`${ownFiles}/*.full.test.ts`], exclude: excluded },
      },
      {
        extends: true,
        test: {
          name: 'nightly',
          include: ['tests/nightly/*.test.ts', `${ownFiles}/*.nightly.test.ts`],
          exclude: configDefaults.exclude,
          // These tests start servers, proxies and databases.
          fileParallelism: false,
        },
      },
    ],
  },
});
