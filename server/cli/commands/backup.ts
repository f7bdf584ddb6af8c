import { existsSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { partialFileOf } from '../../storage/atomic-file.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { CommandError } from '../command-error.ts';

/** The exit code of shells after Ctrl+C. */
const interrupted = 130;

/** Copies the store to a new file while the service runs. */
export const backup: Command = async ({ args, store, print }) => {
  const { positionals } = readArguments(args, {}, { min: 1, max: 1, name: 'file' });
  const file = resolve(positionals[0] ?? '');
  if (existsSync(file)) throw new CommandError(`${file} exists already; name a new file.`, 1);
  const folder = await stat(dirname(file)).catch(() => undefined);
  if (!folder?.isDirectory()) throw new CommandError(`There is no folder ${dirname(file)}.`, 1);
  const opened = await store();
  const cancel = () => {
    rmSync(partialFileOf(file), { force: true });
    process.exit(interrupted);
  };
  process.once('SIGINT', cancel).once('SIGTERM', cancel);
  await opened.backup(file).catch((error: NodeJS.ErrnoException) => {
    // Errors of the file system have a code (EACCES, ENOSPC); those of the store are sentences.
    throw error.syscall ? new CommandError(`Cannot write ${file} (${error.code}).`, 1) : error;
  });
  await print(`Copied to ${file}\n`);
};
