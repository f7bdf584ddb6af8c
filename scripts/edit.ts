/**
 * `npm run edit`: runs the editing desk beside the development site, on this machine only. The desk
 * has its own packages (desk/package.json) and saves into site/content.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onStopRequest } from '#server/lifecycle/stop-requests.ts';
import { projectFolder, readConfig } from '#server/settings/config.ts';
import { loadEnvironment } from '#server/settings/environment.ts';
import { findProgram } from './find-program.ts';
import { installOwnPackages } from './own-packages.ts';

const loopback = '127.0.0.1';

installOwnPackages('desk');
loadEnvironment();
const { port } = readConfig(process.env);
const deskPort = process.env.DESK_PORT ?? String(port + 2);
const astro = findProgram('astro', 'astro');
if (astro === undefined) throw new Error('Run npm install first.');

const env = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  HOST: loopback,
  PUBLIC_SITE_URL: `http://${loopback}:${port}`,
  CONTENT_DIR: join(projectFolder, 'site', 'content'),
};
const open = process.stdout.isTTY ? ['--open'] : [];
const programs = [
  spawn(process.execPath, [join(projectFolder, 'scripts', 'dev.ts')], { stdio: 'inherit', env }),
  spawn(process.execPath, [astro, 'dev', '--host', loopback, '--port', deskPort, ...open], {
    cwd: join(projectFolder, 'desk'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  }),
];
console.log(`The editing desk: http://${loopback}:${deskPort}`);

const stop = () => {
  for (const program of programs) program.kill();
};
onStopRequest(stop);
await Promise.all(programs.map((program) => once(program, 'exit').finally(stop)));
