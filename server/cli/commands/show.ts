import { readArguments, referenceFrom } from '../arguments.ts';
import type { Command } from '../command.ts';
import { CommandError } from '../command-error.ts';
import { timeText, toJson, toPublic } from '../output.ts';
import { inLines, onOneLine } from '../printable.ts';

/** Prints one enquiry in full. */
export const show: Command = async ({ args, store, print }) => {
  const { options, positionals } = readArguments(
    args,
    { json: { type: 'boolean' } },
    { min: 1, max: 1, name: 'reference number' },
  );
  const reference = referenceFrom(positionals[0] ?? '');
  const found = await (await store()).find(reference);
  if (found === undefined) throw new CommandError(`There is no enquiry ${reference}.`, 1);
  if (options.json) return print(toJson(toPublic(found)));
  const sentAt = found.sentAt === null ? '' : ` at ${timeText(found.sentAt)}`;
  const lines = [
    `Reference  ${found.reference}`,
    `Received   ${timeText(found.receivedAt)}`,
    `Name       ${onOneLine(found.name)}`,
    `Email      ${onOneLine(found.email)}`,
    `Company    ${onOneLine(found.company)}`,
    `Phone      ${onOneLine(found.phone)}`,
    ...(found.suspicion ? [`Suspect    ${found.suspicion}`] : []),
    `Mail       ${found.mail}${sentAt}, attempts: ${found.attempts}`,
    ...(found.lastError ? [`Last error ${onOneLine(found.lastError)}`] : []),
    '',
    inLines(found.message),
  ];
  return print(`${lines.join('\n')}\n`);
};
