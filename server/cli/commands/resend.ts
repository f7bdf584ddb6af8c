import { readArguments, referenceFrom } from '../arguments.ts';
import type { Command } from '../command.ts';
import { CommandError } from '../command-error.ts';
import { countText } from '../output.ts';

/** Makes the mail of one enquiry due again, or all mails that were given up. */
export const resend: Command = async ({ args, store, print }) => {
  const { options, positionals } = readArguments(
    args,
    { failed: { type: 'boolean' } },
    { min: 0, max: 1 },
  );
  const [text] = positionals;
  if ((text === undefined) === !options.failed) {
    throw new CommandError(
      'Use resend REFERENCE for one mail, or resend --failed for all that were given up.',
    );
  }
  const which = text === undefined ? ('dead' as const) : { reference: referenceFrom(text) };
  const count = await (await store()).resend(which, Date.now());
  if (count === 0 && which !== 'dead') {
    throw new CommandError(`There is no enquiry ${which.reference}.`, 1);
  }
  await print(
    count === 0
      ? 'No mail was given up.\n'
      : `The service will send ${countText(count, 'mail', 'mails')} again.\n`,
  );
};
