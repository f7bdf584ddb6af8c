import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../harness/free-port.ts';

export interface Postfix {
  readonly url: string;
  delivered(): Promise<number>;
  /** The folder in which every mail is a file. */
  readonly mailbox: string;
  stop(): Promise<void>;
}

/** Postfix must be started as root: by this process, or by sudo without a password. */
const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

export const canBeRoot = (): boolean =>
  asRoot.length === 0 || spawnSync('sudo', ['-n', 'true']).status === 0;

/** The owner of the mailbox. Postfix writes none for root. */
const owner = process.getuid?.() || 65_534;

/**
 * Delivers mail for every address to one local mailbox, where a smuggled recipient would be
 * visible. No mail leaves the machine. Postfix accepts every kind of line ending.
 */
const mainConfig = (folder: string) => `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
myhostname = mail.example
mydestination =
mynetworks = 127.0.0.0/8
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
alias_maps =
alias_database =
default_transport = error:nothing leaves
relay_transport = error:nothing leaves
smtpd_peername_lookup = no
smtpd_forbid_bare_newline = no
smtpd_relay_restrictions = permit_mynetworks, reject
virtual_mailbox_domains = static:all
virtual_mailbox_maps = static:box/
virtual_mailbox_base = ${folder}/mail
virtual_minimum_uid = 1
virtual_uid_maps = static:${owner}
virtual_gid_maps = static:${owner}
`;

const services = (port: number) => `127.0.0.1:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
error unix - - n - - error
virtual unix - n n - - virtual
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;

const isListening = (port: number) =>
  new Promise<boolean>((found) => {
    const socket = connect(port, '127.0.0.1', () => found(true)).on('error', () => found(false));
    socket.on('connect', () => socket.destroy());
  });

/** Starts Postfix with its own settings, queue and port. */
export async function startPostfix(): Promise<Postfix> {
  const folder = await mkdtemp(join(tmpdir(), 'postfix-'));
  await chmod(folder, 0o755);
  const [config, mail] = [join(folder, 'config'), join(folder, 'mail')];
  for (const part of [config, mail, join(folder, 'queue'), join(folder, 'data')]) await mkdir(part);
  if (asRoot.length === 0) await chown(mail, owner, owner);
  const port = await freePort();
  await writeFile(join(config, 'main.cf'), mainConfig(folder));
  await writeFile(join(config, 'master.cf'), services(port));
  const run = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, ...args];
    return spawn(command, rest, { stdio: 'ignore' });
  };
  const finished = async (...args: string[]) => {
    await once(
      run(...args).on('error', () => {}),
      'close',
    );
  };
  await finished('chown', 'root', join(folder, 'queue'), config);
  await finished('chown', 'postfix', join(folder, 'data'));

  const server = run('postfix', '-c', config, 'start-fg');
  while (!(await isListening(port))) {
    if (server.exitCode !== null) {
      throw new Error(`Postfix did not start: ${await readFile(join(folder, 'log'), 'utf8')}`);
    }
    await new Promise((resume) => setTimeout(resume, 50));
  }

  const box = join(mail, 'box/new');
  const files = () => readdir(box).catch(() => []);
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered: async () => (await files()).length,
    mailbox: box,
    async stop() {
      const exit = once(server, 'close');
      await finished('postfix', '-c', config, 'stop');
      await exit;
      if (asRoot.length > 0) await finished('rm', '-rf', folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
