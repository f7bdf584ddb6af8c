import type { EnquiryStore } from '../../storage/enquiry-store.ts';
import { erasureJournalIn, recordErasures, repeatErasures } from '../../storage/erasure-journal.ts';
import { readArguments, referenceFrom, textFrom } from '../arguments.ts';
import type { Command, Context } from '../command.ts';
import { CommandError } from '../command-error.ts';
import { confirmErasure, erasedSentence, throwUnfinished } from '../erasure.ts';
import { countText } from '../output.ts';

type Selection = { readonly reference: string } | { readonly email: string };

function selectionFrom(text: string | undefined, email: string | undefined): Selection {
  if (text !== undefined && email === undefined) return { reference: referenceFrom(text) };
  if (text === undefined && email !== undefined) return { email };
  throw new CommandError(
    'Use erase REFERENCE, erase --email ADDRESS for all enquiries from an address, or erase --again.',
  );
}

async function referencesOf(
  store: EnquiryStore,
  selection: Selection,
  count: number,
): Promise<string[]> {
  if ('reference' in selection) return [selection.reference];
  const found = await store.list(selection, { limit: count });
  return found.map(({ reference }) => reference);
}

/** Erases enquiries that a restored backup has brought back. */
async function eraseAgain({ store, config, print }: Context): Promise<void> {
  const journal = erasureJournalIn(config().dataDir);
  const erased = await repeatErasures(await store(), journal).catch(throwUnfinished);
  await print(erased === 0 ? 'No erased enquiry is in the store.\n' : erasedSentence(erased));
}

/** Removes enquiries and their bytes from the store. */
export const erase: Command = async (context) => {
  const { args, store, config, print, confirm } = context;
  const { options, positionals } = readArguments(
    args,
    { email: { type: 'string' }, again: { type: 'boolean' }, yes: { type: 'boolean' } },
    { min: 0, max: 1 },
  );
  if (options.again && options.email === undefined && positionals.length === 0) {
    return eraseAgain(context);
  }
  const selection = selectionFrom(positionals[0], textFrom(options.email));
  const opened = await store();
  const count = await opened.count(selection);
  if (count === 0) {
    // The rows may be gone while their bytes are left.
    const hasFinished = await opened.finishErasure().catch(throwUnfinished);
    if (!hasFinished) throw new CommandError('There is no such enquiry.', 1);
    return print('Finished an interrupted erasure; there was nothing else to erase.\n');
  }
  if (!options.yes) {
    await confirmErasure(confirm, `Erase ${countText(count, 'enquiry', 'enquiries')}?`);
  }
  // Before the erasure, so a crash in between cannot lose the record.
  const references = await referencesOf(opened, selection, count);
  await recordErasures(erasureJournalIn(config().dataDir), references, Date.now());
  const erased = await opened.erase(selection).catch(throwUnfinished);
  // Another command may have erased them in the meantime.
  if (erased === 0) throw new CommandError('There is no such enquiry.', 1);
  return print(erasedSentence(erased));
};
