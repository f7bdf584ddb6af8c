import { readArguments, referenceFrom } from '../arguments.ts';
import type { Command } from '../command.ts';
import { CommandError } from '../command-error.ts';

/** Makes the mail of a held enquiry due. */
export const release: Command = async ({ args, store, print }) => {
  const { positionals } = readArguments(args, {}, { min: 1, max: 1, name: 'reference number' });
  const reference = referenceFrom(positionals[0] ?? '');
  const opened = await store();
  const found = await opened.find(reference);
  if (found === undefined) throw new CommandError(`There is no enquiry ${reference}.`, 1);
  if (found.mail !== 'held') {
    throw new CommandError(`${reference} is not held; its mail is ${found.mail}.`, 1);
  }
  await opened.resend({ reference }, Date.now());
  await print(`${reference} is released; the service will send its mail.\n`);
};
