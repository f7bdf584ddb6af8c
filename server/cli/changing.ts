import { rmSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { partialFileOf } from '../storage/atomic-file.ts';
import { type EnquiryStore, StoreUnavailable } from '../storage/enquiry-store.ts';
import { erasureJournalIn, recordErasures, repeatErasures } from '../storage/erasure-journal.ts';
import { retentionCutoff, sweep } from '../storage/retention.ts';
import { readArguments, referenceFrom, textFrom } from './arguments.ts';
import type { Command, Context } from './command.ts';
import { Mistake } from './mistake.ts';
import { at } from './table.ts';

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

/** Mails an enquiry that was held as suspicious. */
export const release: Command = async ({ args, store, print }) => {
  const { words } = readArguments(args, {}, { least: 1, most: 1, name: 'reference number' });
  const reference = referenceFrom(words[0] ?? '');
  const opened = await store();
  const found = await opened.find(reference);
  if (found === undefined) throw new Mistake(`There is no enquiry ${reference}.`, 1);
  if (found.mail !== 'held')
    throw new Mistake(`${reference} is not held; its mail is ${found.mail}.`, 1);
  await opened.resend({ reference }, Date.now());
  await print(`${reference} is released; its mail goes out as soon as the service sends.\n`);
};

function selectionFrom(
  text: string | undefined,
  email: string | undefined,
): { readonly reference: string } | { readonly email: string } {
  if (text !== undefined && email === undefined) return { reference: referenceFrom(text) };
  if (text === undefined && email !== undefined) return { email };
  throw new Mistake(
    'Say what: erase REFERENCE, erase --email ADDRESS for all from one address, or erase --again.',
  );
}

async function mayErase(confirm: Context['confirm'], question: string): Promise<void> {
  const answer = await confirm(`${question} There is no way back. [y/N] `);
  if (answer === undefined) throw new Mistake('Nobody can be asked here; add --yes to erase.');
  if (!answer) throw new Mistake('Nothing was erased.', 1);
}

/** What was deleted is not erased while bytes of it are left. */
function tellUnfinished(error: unknown): never {
  if (!(error instanceof StoreUnavailable)) throw error;
  throw new Mistake(`The erasure is not finished: ${error.message}.`, 1);
}

const erasedSentence = (n: number) =>
  `Erased ${counted(n, 'enquiry', 'enquiries')}. Backups made before still hold ${n === 1 ? 'it' : 'them'}.\n`;

async function referencesOf(
  store: EnquiryStore,
  selection: { readonly reference: string } | { readonly email: string },
  count: number,
): Promise<string[]> {
  if ('reference' in selection) return [selection.reference];
  const found = await store.list(selection, { limit: count });
  return found.map(({ reference }) => reference);
}

/** Removes what a restored backup has brought back. */
async function eraseAgain({ store, config, print }: Context): Promise<void> {
  const erased = await repeatErasures(await store(), erasureJournalIn(config().dataDir)).catch(
    tellUnfinished,
  );
  await print(erased === 0 ? 'Nothing that was erased is back.\n' : erasedSentence(erased));
}

/** Removes enquiries for good. */
export const erase: Command = async (context) => {
  const { args, store, config, print, confirm } = context;
  const options = {
    email: { type: 'string' },
    again: { type: 'boolean' },
    yes: { type: 'boolean' },
  } as const;
  const { given, words } = readArguments(args, options, { least: 0, most: 1 });
  if (given.again && given.email === undefined && words.length === 0) return eraseAgain(context);
  const selection = selectionFrom(words[0], textFrom(given.email));
  const opened = await store();
  const found = await opened.count(selection);
  if (found > 0 && !given.yes) {
    await mayErase(confirm, `Erase ${counted(found, 'enquiry', 'enquiries')} for good?`);
  }
  // First, so that no crash comes between: a restored backup must not bring back what was erased.
  if (found > 0) {
    await recordErasures(
      erasureJournalIn(config().dataDir),
      await referencesOf(opened, selection, found),
      Date.now(),
    );
  }
  // Nothing found goes on all the same: it finishes an erasure that was cut short.
  const work = found > 0 ? opened.erase(selection) : opened.finishErasure();
  const result = await work.catch(tellUnfinished);
  if (result === true) {
    await print('An erasure that had been cut short is finished; nothing more is left to erase.\n');
  } else if (result === false || result === 0) {
    throw new Mistake('There is no such enquiry.', 1);
  } else {
    await print(erasedSentence(result));
  }
};

/** Erases what is past the retention period, when the sweeps of the service hesitate to. */
export const sweepNow: Command = async ({ args, store, config, print, confirm }) => {
  const { given } = readArguments(args, { yes: { type: 'boolean' } }, { least: 0, most: 0 });
  const days = config().retentionDays;
  if (days === 0) throw new Mistake('RETENTION_DAYS is 0: enquiries are kept for ever.', 1);
  const now = Date.now();
  const before = retentionCutoff(days, now);
  const opened = await store();
  const found = await opened.count({ receivedBefore: before });
  if (found > 0 && !given.yes) {
    const what = `${counted(found, 'enquiry', 'enquiries')} from before ${at(before)}`;
    await mayErase(
      confirm,
      `By this clock it is ${at(now)}, and RETENTION_DAYS is ${days}. Erase ${what} for good?`,
    );
  }
  const { erased } = await sweep(opened, days, now, { all: true }).catch(tellUnfinished);
  await print(erased === 0 ? 'Nothing is past the retention period.\n' : erasedSentence(erased));
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
  // Stopped by hand it leaves nothing behind either; 130 is what a shell says then.
  const abandon = () => {
    rmSync(partialFileOf(file), { force: true });
    process.exit(130);
  };
  process.once('SIGINT', abandon).once('SIGTERM', abandon);
  await opened.backup(file).catch((error: NodeJS.ErrnoException) => {
    // The file system's codes (EACCES, ENOSPC) say enough; the store's own failures are sentences.
    throw error.syscall ? new Mistake(`Cannot write ${file} (${error.code}).`, 1) : error;
  });
  await print(`Copied to ${file}\n`);
};
