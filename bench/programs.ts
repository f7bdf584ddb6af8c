import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/**
 * Selections for Debian's installer. Postfix without a configuration does not start after its
 * installation.
 */
const debconfSelections = 'postfix postfix/main_mailer_type select No configuration\n';

/** Installs a program from Debian unless it is installed. */
export function ensureProgram(program: string, debianPackages: string): void {
  if (spawnSync('which', [program]).status === 0) return;
  console.log(`Installing ${debianPackages} for ${program} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('debconf-set-selections', [], { input: debconfSelections });
  // Without --no-remove, Postfix would replace the machine's mail server.
  const options = ['install', '-y', '-qq', '--no-remove', '--no-install-recommends'];
  const installed = spawnSync('apt-get', [...options, ...debianPackages.split(' ')], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (installed.status !== 0) {
    throw new Error(`${program} is needed and could not be installed.`);
  }
}

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
    if (child.exitCode !== null) throw new Error(`${command} ended before it responded.`);
    const isReady = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${command} did not respond at ${address}.`);
}
