/**
 * Site and service with instant reload, at one address: Astro serves the pages and passes the
 * service's paths on to the server, which Node restarts whenever one of its files changes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onStopRequest } from '#server/lifecycle/stop-requests.ts';
import { projectFolder, readConfig } from '#server/settings/config.ts';
import { loadEnvironment } from '#server/settings/environment.ts';
import { recordIn } from '#server/static/build-record.ts';
import { checkContent } from './check-content.ts';
import { buildFolder, cannotBuild, hasBuild } from './last-build.ts';
import { programOf } from './package-program.ts';

/** Stands in until there is a build: the service takes nothing from it here but its answer pages. */
async function makeEmptyBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'no-build-'));
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site', '404.html'), '<!doctype html><title>Not found</title>');
  await writeFile(recordIn(folder), 'nothing');
  return folder;
}

await checkContent().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

loadEnvironment();
const { host, port } = readConfig(process.env);
const servicePort = process.env.SERVICE_PORT ?? String(port + 1);
const emptyBuild = (await hasBuild()) ? undefined : await makeEmptyBuild();

const start = (args: string[], quiet: boolean, env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, args, {
    cwd: projectFolder,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });

const astro = programOf('astro', 'astro');
if (astro === undefined) throw new Error(cannotBuild);
const programs = [
  // What the service says at its start is an address for nobody; its logs and failures still come.
  start(['--watch', '--watch-preserve-output', 'server/main.ts'], true, {
    HOST: 'localhost',
    PORT: servicePort,
    BUILD_DIR: emptyBuild ?? buildFolder,
    // So that it logs its starts: its sentences are not seen here.
    npm_lifecycle_event: undefined,
  }),
  start([astro, 'dev', '--host', host, '--port', String(port)], false, {
    SERVICE_PORT: servicePort,
  }),
];

const stop = () => {
  for (const program of programs) program.kill();
};
onStopRequest(stop);
await Promise.all(programs.map((program) => once(program, 'exit').finally(stop)));
if (emptyBuild) await rm(emptyBuild, { recursive: true, force: true });
