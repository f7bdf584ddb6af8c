import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { isoOrNull, timeText, toJson } from '../output.ts';

/** Prints the numbers of enquiries and the states of their mails. */
export const stats: Command = async ({ args, store, print }) => {
  const { options } = readArguments(args, { json: { type: 'boolean' } }, { min: 0, max: 0 });
  const { first, last, oldestWaiting, ...counts } = await (await store()).stats();
  if (options.json) {
    const times = {
      first: isoOrNull(first),
      last: isoOrNull(last),
      oldestWaiting: isoOrNull(oldestWaiting),
    };
    return print(toJson({ ...counts, ...times }));
  }
  const oldest = oldestWaiting === null ? '' : ` (oldest from ${timeText(oldestWaiting)})`;
  const lines = [
    `Enquiries       ${counts.enquiries}`,
    `  first         ${timeText(first)}`,
    `  last          ${timeText(last)}`,
    `Mail sent       ${counts.sent}`,
    `Mail waiting    ${counts.waiting}${oldest}`,
    `Mail given up   ${counts.dead}${counts.dead > 0 ? ' (try again: resend --failed)' : ''}`,
    `Mail held back  ${counts.held}${counts.held > 0 ? ' (see them: list --held)' : ''}`,
    `Suspects        ${counts.suspects}`,
  ];
  return print(`${lines.join('\n')}\n`);
};
