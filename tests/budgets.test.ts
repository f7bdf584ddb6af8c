import { expect, test } from 'vitest';
import { budgetOf, loadOf } from '#harness/budget.ts';
import { builtHtml } from '#harness/built-files.ts';

const paths = builtHtml('dist/site').map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`);

test.each(paths)('%s is light on a phone', (path) => {
  const budget = budgetOf(path);
  const load = loadOf(path);
  const files = JSON.stringify(load.files, undefined, 2);
  expect.soft(load.bytes, `bytes with headers: ${files}`).toBeLessThanOrEqual(budget.bytes);
  expect.soft(load.requests, `requests: ${files}`).toBeLessThanOrEqual(budget.requests);
  expect.soft(load.elements, 'elements').toBeLessThanOrEqual(budget.elements);
  expect.soft(load.fontBytes, 'bytes of fonts').toBeLessThanOrEqual(36 * 1024);
  expect.soft(load.scriptBytes, 'bytes of scripts').toBeLessThanOrEqual(5 * 1024);
});
