/**
 * Runs site and service at one address. Astro serves the pages and forwards the service's paths to
 * the server, which restarts after every change to its files.
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
import { findProgram } from './find-program.ts';
import { buildFolder, hasBuild, missingBuildTools } from './last-build.ts';

/**
 * Replaces a missing build. In development the service reads only its response pages from the
 * build.
 */
async function makeEmptyBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'no-build-'));
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site', '404.html'), '<!doctype html><title>Not found</title>');
  await writeFile(recordIn(folder), 'nothing');
  return folder;
}

/**
 * Throws if a port is taken. Otherwise Astro would choose the next one, and a second service the
 * same data.
 */
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

const serviceSources = ['server', 'enquiry', 'agency'].map((folder) => join(projectFolder, folder));

const start = (args: string[], quiet: boolean, env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, args, {
    cwd: projectFolder,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });

async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, 'exit');
}

/** Runs the service until `signal` and restarts it after every change. */
async function runService(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  // Many editors replace a file when they save it. Node's watch mode notices that only once,
  // chokidar every time.
  const watcher = watch(serviceSources, { ignoreInitial: true });
  // Quiet, because the service would print its own address, which is not the one to open. Logs and
  // errors are on stderr.
  let service = start(['server/main.ts'], true, env);
  const failed = once(service, 'exit').then(([code]) => code !== 0);
  let restarting: Promise<unknown> = Promise.resolve();
  let delay: NodeJS.Timeout | undefined;
  let hasChanged = false;
  watcher.on('all', () => {
    hasChanged = true;
    clearTimeout(delay);
    // One save causes several events.
    delay = setTimeout(() => {
      restarting = restarting.then(async () => {
        await stopProgram(service);
        if (!signal.aborted) service = start(['server/main.ts'], true, env);
      });
    }, 100);
  });
  const stopped = once(signal, 'abort');
  // A service that cannot start has printed why, so the program ends. A failure after a change may
  // be repaired by the next change.
  await Promise.race([
    stopped,
    failed.then((hasFailed) => {
      if (!hasFailed || hasChanged || signal.aborted) return stopped;
      process.exitCode = 1;
      return undefined;
    }),
  ]);
  clearTimeout(delay);
  await watcher.close();
  await restarting;
  await stopProgram(service);
}

async function runSite(args: string[], env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const site = start(args, false, env);
  await Promise.race([once(site, 'exit'), once(signal, 'abort')]);
  await stopProgram(site);
}

async function develop(): Promise<void> {
  const stop = new AbortController();
  onStopRequest(() => stop.abort());
  const { signal } = stop;
  await checkContent();
  loadEnvironment();
  const { host, port } = readConfig(process.env);
  const servicePort = Number(process.env.SERVICE_PORT ?? port + 1);
  const astro = findProgram('astro', 'astro');
  if (astro === undefined) throw new Error(missingBuildTools);
  await assertFree(host, port, 'PORT');
  await assertFree('localhost', servicePort, 'SERVICE_PORT');
  const emptyBuild = (await hasBuild()) ? undefined : await makeEmptyBuild();
  const serviceEnvironment = {
    HOST: 'localhost',
    PORT: String(servicePort),
    BUILD_DIR: emptyBuild ?? buildFolder,
    // Makes the service log its start instead of printing sentences, which are not shown here.
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
