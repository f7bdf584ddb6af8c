/**
 * Site and service with instant reload: Astro serves the pages and passes the service's paths on to
 * the server, which Node restarts whenever one of its files changes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { build, isBuilt } from './build.ts';
import { checkContent } from './check-content.ts';

const servicePort = '4322';

await checkContent().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

// The server serves the last build too; there has to be one, but it need not be the newest.
if (!(await isBuilt())) await build();

const start = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });

const processes: ChildProcess[] = [
  start(
    'node',
    ['--watch-path=server', '--watch-path=enquiry', '--watch-path=agency', 'server/main.ts'],
    {
      PORT: servicePort,
    },
  ),
  start('astro', ['dev', '--port', '4321'], { SERVICE_PORT: servicePort }),
];

const stop = () => {
  for (const child of processes) child.kill('SIGTERM');
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of processes) child.once('exit', stop);
