import { createInterface } from 'node:readline/promises';
import { loadEnvironment } from '../settings/environment.ts';
import { runCommand } from './run.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe has closed it, such as `| head`.
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runCommand(process.argv.slice(2), {
  // Resolves after the text is written, so a full pipe slows the export down.
  print: (text) =>
    new Promise((resolve, reject) => {
      process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
    }),
  printError: (text) => void process.stderr.write(text),
  async confirm(question) {
    if (!process.stdin.isTTY) return undefined;
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await terminal.question(question);
    terminal.close();
    return /^y(es)?$/i.test(answer.trim());
  },
  environment() {
    for (const sentence of loadEnvironment()) process.stderr.write(`${sentence}\n`);
    return process.env;
  },
});
