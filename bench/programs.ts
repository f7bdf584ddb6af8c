import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** What Debian would ask while it installs, answered: a mail server that is not set up does not start. */
const answers = 'postfix postfix/main_mailer_type select No configuration\n';

/** Makes sure that a program of Debian's is here, and says so when it installs it. */
export function ensureProgram(program: string, debianPackages: string): void {
  if (spawnSync('which', [program]).status === 0) return;
  console.log(`Installing ${debianPackages} for ${program} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('debconf-set-selections', [], { input: answers });
  // Nothing that is here may go for it: a machine has one mail server at most.
  const quietly = ['install', '-y', '-qq', '--no-remove', '--no-install-recommends'];
  const installed = spawnSync('apt-get', [...quietly, ...debianPackages.split(' ')], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (installed.status !== 0) {
    throw new Error(`${program} is needed and could not be installed.`);
  }
}

/** Starts a server and waits until it answers. */
export async function startServer(
  command: string,
  args: string[],
  address: string,
  env: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${command} ended before it answered.`);
    const answered = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${command} did not answer at ${address}.`);
}
