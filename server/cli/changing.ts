import { access, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Selection } from '../storage/enquiry-store.ts';
import { readArguments, referenceFrom, textFrom } from './arguments.ts';
import type { Command } from './command.ts';
import { Mistake } from './mistake.ts';

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** Sends mails again: one by its reference, or all that were given up. */
export const resend: Command = async ({ args, store, print }) => {
  const { given, words } = readArguments(
    args,
    { failed: { type: 'boolean' } },
    { least: 0, most: 1 },
  );
  const [text] = words;
  if ((text === undefined) === !given.failed) {
    throw new Mistake(
      'Say which: resend REFERENCE, or resend --failed for all that were given up.',
    );
  }
  const which = text === undefined ? ('dead' as const) : { reference: referenceFrom(text) };
  const revived = await (await store()).resend(which, Date.now());
  if (revived === 0 && which !== 'dead') {
    throw new Mistake(`There is no enquiry ${which.reference}.`, 1);
  }
  await print(
    revived === 0
      ? 'No mail was given up.\n'
      : `${counted(revived, 'mail goes', 'mails go')} out as soon as the service sends.\n`,
  );
};

function selectionFrom(text: string | undefined, email: string | undefined): Selection {
  if (text !== undefined && email === undefined) return { reference: referenceFrom(text) };
  if (text === undefined && email !== undefined) return { email };
  throw new Mistake(
    'Say what: erase REFERENCE, or erase --email ADDRESS for all from one address.',
  );
}

/** Removes enquiries for good. */
export const erase: Command = async ({ args, store, print, confirm }) => {
  const options = { email: { type: 'string' }, yes: { type: 'boolean' } } as const;
  const { given, words } = readArguments(args, options, { least: 0, most: 1 });
  const selection = selectionFrom(words[0], textFrom(given.email));
  const opened = await store();
  const found = await opened.count(selection);
  // Nothing found goes on all the same: it finishes an erasure that was cut short.
  if (found > 0 && !given.yes) {
    const answer = await confirm(
      `Erase ${counted(found, 'enquiry', 'enquiries')} for good? There is no way back. [y/N] `,
    );
    if (answer === undefined) throw new Mistake('Nobody can be asked here; add --yes to erase.');
    if (!answer) throw new Mistake('Nothing was erased.', 1);
  }
  const erased = await opened.erase(selection);
  if (erased === 0) throw new Mistake('There is no such enquiry.', 1);
  await print(
    `Erased ${counted(erased, 'enquiry', 'enquiries')}. Backups made before still hold ${erased === 1 ? 'it' : 'them'}.\n`,
  );
};

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Copies the store to a new file while the service goes on. */
export const backup: Command = async ({ args, store, print }) => {
  const { words } = readArguments(args, {}, { least: 1, most: 1, name: 'file' });
  const file = resolve(words[0] ?? '');
  if (await exists(file)) throw new Mistake(`${file} exists already; name a new file.`, 1);
  const folder = await stat(dirname(file)).catch(() => undefined);
  if (!folder?.isDirectory()) throw new Mistake(`There is no folder ${dirname(file)}.`, 1);
  const opened = await store();
  await opened.backup(file).catch((error: NodeJS.ErrnoException) => {
    // The file system's codes (EACCES, ENOSPC) say enough; the store's own failures are sentences.
    throw error.syscall ? new Mistake(`Cannot write ${file} (${error.code}).`, 1) : error;
  });
  await print(`Copied to ${file}\n`);
};
