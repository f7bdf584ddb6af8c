import { test } from '@playwright/test';
import { buildVariant } from '#harness/templates/build.ts';
import { variants } from '#harness/templates/variants.ts';

for (const variant of variants) {
  test(`the site builds with other content: ${variant}`, () => buildVariant(variant));
}
