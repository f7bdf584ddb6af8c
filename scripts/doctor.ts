/**
 * `npm run doctor`: checks that this machine has what the site and its service need. Changes
 * nothing.
 */

import { StartFailure } from '#server/lifecycle/start-failure.ts';
import { type Config, readConfig } from '#server/settings/config.ts';
import { loadEnvironment } from '#server/settings/environment.ts';
import { checkDatabase } from './doctor/database.ts';
import { type Finding, ok, wrong } from './doctor/finding.ts';
import { checkBrowser, checkNode, checkPackages } from './doctor/machine.ts';
import { checkBuild, checkDataDir, checkMailServer, checkPort } from './doctor/service.ts';

function checkSettings(): { readonly findings: Finding[]; readonly config?: Config } {
  try {
    const misspelt = loadEnvironment().map((sentence) => wrong('Settings', sentence));
    const config = readConfig(process.env);
    return { findings: misspelt.length > 0 ? misspelt : [ok('Settings', 'all valid')], config };
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return { findings: [wrong('Settings', error.message)] };
  }
}

const { findings, config } = checkSettings();
const checks = [
  checkNode(),
  checkPackages(),
  checkBrowser(),
  ...findings,
  ...(config
    ? [
        checkBuild(config),
        checkPort(config),
        checkDataDir(config),
        checkDatabase(config),
        checkMailServer(config),
      ]
    : []),
];
let isHealthy = true;
for (const { subject, state, sentence } of await Promise.all(checks)) {
  console.log(`${state.padEnd(5)}  ${subject.padEnd(11)}  ${sentence}`);
  if (state === 'wrong') isHealthy = false;
}
process.exitCode = isHealthy ? 0 : 1;
