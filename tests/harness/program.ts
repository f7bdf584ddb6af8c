import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { devNull } from 'node:os';

export interface Program {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
  readonly ended: Promise<{ code: number | null; output: string; errors: string }>;
}

/**
 * Without Vitest's variables, with which Astro serves no pages, and npm's, with which the service
 * logs less.
 */
const { NODE_ENV: _, VITEST: __, npm_lifecycle_event: ___, ...environment } = process.env;

/** Starts a program of the project without the settings of this machine. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Program {
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ENV_FILE: devNull, ...options.env },
  });
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, output, errors }));
  return { child, output: () => output, errors: () => errors, ended };
}
