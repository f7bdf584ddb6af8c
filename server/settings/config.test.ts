import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const project = resolve(import.meta.dirname, '../..');

it('resolves relative folders from the root of the project', () => {
  expect(readConfig({})).toMatchObject({
    dataDir: resolve(project, 'data'),
    buildDir: resolve(project, 'dist'),
  });
  expect(readConfig({ DATA_DIR: '../kept', BUILD_DIR: '/srv/build' })).toMatchObject({
    dataDir: resolve(project, '../kept'),
    buildDir: '/srv/build',
  });
});

it('keeps the access log and metrics off unless they are set', () => {
  expect(readConfig({})).toMatchObject({ accessLog: false, metricsPort: undefined });
  expect(readConfig({ ACCESS_LOG: 'on', METRICS_PORT: '9464' })).toMatchObject({
    accessLog: true,
    metricsPort: 9_464,
  });
});

it.each([
  ['ACCESS_LOG', 'yes'],
  ['METRICS_PORT', '0'],
])('rejects %s=%s and names the setting', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} must be`);
});
