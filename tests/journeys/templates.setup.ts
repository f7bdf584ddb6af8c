import { test } from '@playwright/test';
import { buildVariant } from '#harness/templates/build.ts';
import { variants } from '#harness/templates/variants.ts';

// On a busy machine a build takes longer than the timeout of a journey.
test.describe.configure({ mode: 'default', timeout: 600_000 });

for (const variant of variants) {
  test(`the site builds with other content: ${variant}`, () => buildVariant(variant));
}
