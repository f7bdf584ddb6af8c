import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/**
 * Selections for Debian's installer. Postfix without a configuration does not start after its
 * installation.
 */
const debconfSelections = 'postfix postfix/main_mailer_type select No configuration\n';

/** The first package has the program. Debian may have it without the others. */
function isInstalled(program: string, [, ...others]: readonly string[]): boolean {
  if (spawnSync('which', [program]).status !== 0) return false;
  if (others.length === 0) return true;
  const { error, status } = spawnSync('dpkg-query', ['--status', ...others]);
  return error !== undefined || status === 0;
}

/** Installs a program from Debian unless it is installed with all packages. */
export function ensureProgram(program: string, debianPackages: string): void {
  const packages = debianPackages.split(' ');
  if (isInstalled(program, packages)) return;
  console.log(`Installing ${debianPackages} for ${program} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('debconf-set-selections', [], { input: debconfSelections });
  // Without --no-remove, Postfix would replace the machine's mail server.
  const options = ['install', '-y', '-qq', '--no-remove', '--no-install-recommends'];
  const installed = spawnSync('apt-get', [...options, ...packages], {
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
