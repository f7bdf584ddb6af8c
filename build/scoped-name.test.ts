import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scopedName } from './scoped-name.ts';
import { shortName } from './short-name.ts';

const [file = ''] = globSync('site/components/Label/*.module.css').map((path) => resolve(path));

beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

test('names go through the alphabet, and on', () => {
  expect([0, 25, 26, 51, 52, 702].map(shortName)).toEqual(['a', 'z', 'aa', 'az', 'ba', 'aaa']);
});

test('a class has letters of its file and a number of its own', () => {
  const label = scopedName('label', file);
  expect(label).toMatch(/^[a-z]+\d+$/);
  expect(scopedName('label', `${file}?inline`)).toBe(label);
  expect(scopedName('muted', file)).not.toBe(label);
});

test('who develops reads the file’s name and the class’s', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(scopedName('label', file)).toBe('Label-label');
});
