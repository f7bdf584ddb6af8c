import { expect, it } from 'vitest';
import { settingNames } from './config.ts';
import { misspeltSettings } from './misspelt-settings.ts';

const meantBy = (name: string, environment = {}) =>
  misspeltSettings({ [name]: 'x', ...environment }, settingNames).map(({ meant }) => meant);

it.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['RETENTION_DAY', 'RETENTION_DAYS'],
  ['ALOWED_ORIGIN', 'ALLOWED_ORIGINS'],
  ['smtp_url', 'SMTP_URL'],
])('reports %s as a misspelling of %s', (name, meant) => {
  expect(meantBy(name)).toEqual([meant]);
});

it('reports no misspelling of a setting that is set', () => {
  expect(meantBy('DATABASE_URI', { DATABASE_URL: 'postgres://x' })).toEqual([]);
});

it.each([
  ...['HOSTNAME', 'POST', 'PWD', 'HTTP_PROXY', 'HTTP_URL', 'REDIS_URL', 'LOGNAME', 'BUILD_ID'],
  ...['BUILD_URL', 'BUILD_NUMBER', 'PGDATABASE', 'XDG_DATA_DIRS', 'npm_config_cache'],
])('does not report %s', (name) => {
  expect(meantBy(name)).toEqual([]);
});
