import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { projectFolder, settingNames } from './config.ts';
import { misspeltSettings } from './misspelt-settings.ts';

/** Settings of the build and of the tools, which the running service does not read. */
export const otherSettings = [
  'ENV_FILE',
  'BUILD_DATE',
  'CONTACT_ENDPOINT',
  'CHROME_PATH',
  'SERVICE_PORT',
];

/** Adds the settings in the file to the environment. Variables that are set already win. */
function loadFile(envFile: string | undefined): void {
  const file = envFile ? resolve(projectFolder, envFile) : join(projectFolder, '.env');
  if (!envFile && !existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch {
    throw new StartFailure(`Cannot read the settings in ${file}${envFile ? ' (ENV_FILE)' : ''}.`);
  }
}

/**
 * Reads the settings file (`.env` beside package.json, or ENV_FILE) into the environment. Returns a
 * warning for every variable whose name looks like a misspelt setting.
 */
export function loadEnvironment(): string[] {
  loadFile(process.env.ENV_FILE);
  return misspeltSettings(process.env, [...settingNames, ...otherSettings]).map(
    ({ name, meant }) => `${name} is set, but no setting has that name. Did you mean ${meant}?`,
  );
}
