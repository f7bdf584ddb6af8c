import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { serviceOf } from '#harness/service-elsewhere.ts';

test('the site is built with the shortest and the longest content its types allow and as another agency’s, for a service elsewhere', async ({
  baseURL,
}) => {
  test.setTimeout(480_000);
  // Playwright wants colours; where the terminal does not, Node warns of the contradiction.
  const { FORCE_COLOR: _colours, ...environment } = process.env;
  const { stdout, stderr } = await promisify(execFile)(
    'node',
    ['tests/harness/templates/build.ts'],
    {
      env: {
        ...environment,
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
        CONTACT_ENDPOINT: `${serviceOf(baseURL)}/api/contact`,
      },
    },
  );
  expect(stderr + stdout, 'what the build complains of').toBe('');
});
