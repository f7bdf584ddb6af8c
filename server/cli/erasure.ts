import { StoreUnavailable } from '../storage/enquiry-store.ts';
import type { Context } from './command.ts';
import { CommandError } from './command-error.ts';
import { countText } from './output.ts';

export async function confirmErasure(confirm: Context['confirm'], question: string): Promise<void> {
  const isConfirmed = await confirm(`${question} This cannot be undone. [y/N] `);
  if (isConfirmed === undefined) {
    throw new CommandError('There is no terminal to ask for confirmation; add --yes to erase.');
  }
  if (!isConfirmed) throw new CommandError('Nothing was erased.', 1);
}

/** Rows may be deleted while their bytes are left. That is not a finished erasure. */
export function throwUnfinished(error: unknown): never {
  if (!(error instanceof StoreUnavailable)) throw error;
  throw new CommandError(`The erasure is not finished: ${error.message}.`, 1);
}

export const erasedSentence = (count: number): string =>
  `Erased ${countText(count, 'enquiry', 'enquiries')}. Earlier backups still contain ${count === 1 ? 'it' : 'them'}.\n`;
