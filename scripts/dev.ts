/**
 * Site and service with instant reload, at one address: Astro serves the pages and passes the
 * service's paths on to the server, which starts again whenever one of its files changes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { addressesOf } from '#server/lifecycle/listening.ts';
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

/** Astro would take the next port, and two services would share the data folder. */
async function assertFree(host: string, port: number, setting: string): Promise<void> {
  for (const address of await addressesOf(host)) {
    const probe = createServer();
    try {
      await once(probe.listen(port, address), 'listening');
    } catch {
      throw new Error(
        `Port ${port} is already in use, perhaps by "npm start". Stop that program or set ${setting} to a free port.`,
      );
    } finally {
      probe.close();
    }
  }
}

/** All that the running service imports. */
const serviceSources = ['server', 'enquiry', 'agency'].map((folder) => join(projectFolder, folder));

const start = (args: string[], quiet: boolean, env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, args, {
    cwd: projectFolder,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });

/** Ends a program and waits for its end, if it still runs. */
async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, 'exit');
}

/** Runs the service until `signal`, and again after every change. */
async function runService(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  // Editors save by putting another file in the place of the first one, which Node's own watch mode
  // notices once. chokidar looks at the path.
  const watcher = watch(serviceSources, { ignoreInitial: true });
  // What the service says at its start is an address for nobody; its logs and failures still come.
  let service = start(['server/main.ts'], true, env);
  const failed = once(service, 'exit').then(([code]) => code !== 0);
  let last: Promise<unknown> = Promise.resolve();
  let next: NodeJS.Timeout | undefined;
  let hasChanged = false;
  watcher.on('all', () => {
    hasChanged = true;
    clearTimeout(next);
    // One save is several events.
    next = setTimeout(() => {
      last = last.then(async () => {
        await end(service);
        if (!signal.aborted) service = start(['server/main.ts'], true, env);
      });
    }, 100);
  });
  const stopped = once(signal, 'abort');
  // A change may mend a service that failed later; one that cannot start at all has said why.
  await Promise.race([
    stopped,
    failed.then((hasFailed) => {
      if (!hasFailed || hasChanged || signal.aborted) return stopped;
      process.exitCode = 1;
      return undefined;
    }),
  ]);
  clearTimeout(next);
  await watcher.close();
  await last;
  await end(service);
}

async function runSite(args: string[], env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const site = start(args, false, env);
  await Promise.race([once(site, 'exit'), once(signal, 'abort')]);
  await end(site);
}

async function develop(): Promise<void> {
  const stop = new AbortController();
  onStopRequest(() => stop.abort());
  const { signal } = stop;
  await checkContent();
  loadEnvironment();
  const { host, port } = readConfig(process.env);
  const servicePort = Number(process.env.SERVICE_PORT ?? port + 1);
  const astro = programOf('astro', 'astro');
  if (astro === undefined) throw new Error(cannotBuild);
  await assertFree(host, port, 'PORT');
  await assertFree('localhost', servicePort, 'SERVICE_PORT');
  const emptyBuild = (await hasBuild()) ? undefined : await makeEmptyBuild();
  const serviceEnvironment = {
    HOST: 'localhost',
    PORT: String(servicePort),
    BUILD_DIR: emptyBuild ?? buildFolder,
    // So that it logs its starts: its sentences are not seen here.
    npm_lifecycle_event: undefined,
  };
  const siteArguments = [astro, 'dev', '--host', host, '--port', String(port)];
  const siteEnvironment = { SERVICE_PORT: String(servicePort) };
  if (!signal.aborted) {
    await Promise.all(
      [runService(serviceEnvironment, signal), runSite(siteArguments, siteEnvironment, signal)].map(
        (running) => running.finally(() => stop.abort()),
      ),
    );
  }
  if (emptyBuild) await rm(emptyBuild, { recursive: true, force: true });
}

await develop().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
