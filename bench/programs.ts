import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** Makes sure that a program of Debian's is here, and says so when it installs it. */
export function ensureProgram(program: string, debianPackage: string): void {
  if (spawnSync('which', [program]).status === 0) return;
  console.log(`Installing ${debianPackage} for ${program} …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  const installed = spawnSync('apt-get', ['install', '-y', '-qq', debianPackage], {
    stdio: 'ignore',
  });
  if (installed.status !== 0) {
    throw new Error(`${program} is needed for this measurement and could not be installed.`);
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
