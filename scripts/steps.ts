import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { devNull } from 'node:os';
import { createInterface } from 'node:readline';

/** A part of a test command that runs as a program of its own. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: () => NodeJS.ProcessEnv;
}

export interface Outcome {
  readonly step: Step;
  readonly passed: boolean;
  readonly seconds: number;
  /** How its output ended; test runners say there what failed. */
  readonly lastWords: readonly string[];
}

const lastWordsLength = 60;

async function succeeds(
  { command: [program, ...args], env }: Step,
  say: (line: string) => void,
): Promise<boolean> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm and the programs of packages are scripts of the shell there.
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      // Nothing of what is set up on this machine.
      ENV_FILE: devNull,
      ...env?.(),
    },
  });
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', say);
  const [code] = await once(child, 'close');
  return code === 0;
}

/** Runs a step and passes on what it says, line by line under its name. */
export async function run(step: Step): Promise<Outcome> {
  const start = performance.now();
  const lastWords: string[] = [];
  const say = (line: string) => {
    const named = `${step.name.padEnd(8)} │ ${line}`;
    lastWords.push(named);
    if (lastWords.length > lastWordsLength) lastWords.shift();
    console.log(named);
  };
  const passed = await succeeds(step, say).catch((error: Error) => {
    say(error.message);
    return false;
  });
  const seconds = (performance.now() - start) / 1000;
  say(passed ? `done in ${seconds.toFixed(1)} s` : 'FAILED');
  return { step, passed, seconds, lastWords };
}

/**
 * Says how every step went and how long all of them took, and once more what those that failed said last:
 * others have talked since. Gives their names.
 */
export function sumUp(outcomes: readonly Outcome[], start: number): readonly string[] {
  const time = (seconds: number) => seconds.toFixed(1).padStart(6);
  for (const { passed, lastWords } of outcomes) {
    if (!passed) console.log(`\n${lastWords.join('\n')}\n`);
  }
  for (const { step, passed, seconds } of outcomes) {
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${step.name.padEnd(8)} ${time(seconds)} s`);
  }
  console.log(`       in all   ${time((performance.now() - start) / 1000)} s\n`);
  const broken = outcomes.filter(({ passed }) => !passed).map(({ step }) => step.name);
  if (broken.length) console.log(`Failed: ${broken.join(', ')}`);
  return broken;
}
