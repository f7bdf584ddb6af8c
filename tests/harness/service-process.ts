import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { databaseFileIn } from '#server/storage/open-store.ts';
import { startProgram } from './program.ts';

const main = resolve('server/main.ts');
const staff = resolve('server/cli/main.ts');

export interface ServiceProcess {
  readonly url: string;
  readonly pid: number;
  readonly output: () => string;
  /** Ends the service at once, as a crash or a power cut would. */
  kill(): Promise<void>;
  /** Asks the service to stop and returns its exit code. */
  stop(): Promise<number | null>;
}

export interface Workplace {
  readonly dataDir: string;
  readonly databaseFile: string;
  /**
   * Starts the service. `largestFile` limits its files to so many blocks, which simulates a full
   * disk.
   */
  start(
    environment?: Record<string, string>,
    limits?: { readonly largestFile: number },
  ): Promise<ServiceProcess>;
  staff(
    args: readonly string[],
    environment?: Record<string, string>,
  ): Promise<{ code: number | null; stdout: string; stderr: string }>;
  remove(): Promise<void>;
}

async function writeSmallestBuild(folder: string): Promise<void> {
  await mkdir(join(folder, 'site'), { recursive: true });
  await writeFile(join(folder, 'site/404.html'), '<!doctype html><title>404</title>');
  await writeFile(join(folder, 'built-from'), 'a test');
}

/** Creates a folder in which the real programs run, with the given build or a minimal one. */
export async function createWorkplace(build?: string): Promise<Workplace> {
  const folder = await mkdtemp(join(tmpdir(), 'service-'));
  const buildDir = resolve(build ?? join(folder, 'dist'));
  if (build === undefined) await writeSmallestBuild(buildDir);
  const dataDir = join(folder, 'data');
  const settings = (environment: Record<string, string> = {}) => ({
    cwd: folder,
    env: {
      BUILD_DIR: buildDir,
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      ...environment,
    },
  });

  return {
    dataDir,
    databaseFile: databaseFileIn(dataDir),
    async start(environment, limits) {
      const program = [process.execPath, main];
      const [command = '', ...args] = limits
        ? ['sh', '-c', `ulimit -f ${limits.largestFile} && exec "$@"`, 'sh', ...program]
        : program;
      const { child, output, errors, ended } = startProgram(
        command,
        args,
        settings({ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...environment }),
      );
      const url = await new Promise<string>((found, failed) => {
        child.stdout?.on('data', () => {
          const [, address] = /^The site is at (\S+)$/m.exec(output()) ?? [];
          if (address !== undefined) found(address);
        });
        ended.then(({ code }) => failed(new Error(`exit ${code}: ${output()}${errors()}`)), failed);
      });
      return {
        url,
        pid: child.pid ?? 0,
        output: () => output() + errors(),
        async kill() {
          child.kill('SIGKILL');
          await ended;
        },
        async stop() {
          child.kill('SIGTERM');
          return (await ended).code;
        },
      };
    },
    async staff(args, environment) {
      const command = startProgram(process.execPath, [staff, ...args], settings(environment));
      const { code, output, errors } = await command.ended;
      return { code, stdout: output, stderr: errors };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
