import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartFailure } from '../lifecycle/failure.ts';
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

/** What the file says joins the environment; what the environment says already stays. */
function loadFile(named: string | undefined): void {
  const file = named ? resolve(projectFolder, named) : join(projectFolder, '.env');
  if (!named && !existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch {
    throw new StartFailure(`Cannot read the settings in ${file}${named ? ' (ENV_FILE)' : ''}.`);
  }
}

/**
 * Reads the file of settings (`.env` beside package.json, or ENV_FILE) into the environment, and
 * returns a sentence for every variable that looks like a setting with a slip in its name.
 */
export function loadEnvironment(): string[] {
  loadFile(process.env.ENV_FILE);
  return misspeltSettings(process.env, [...settingNames, ...otherSettings]).map(
    ({ name, meant }) => `${name} is set, but no setting has that name. Did you mean ${meant}?`,
  );
}
