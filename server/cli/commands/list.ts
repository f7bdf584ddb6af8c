import { positiveIntegerFrom, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { filterFrom, filterOptions } from '../filter.ts';
import { timeText, toJson, toPublic } from '../output.ts';
import { table } from '../table.ts';

const headings = ['REFERENCE', 'RECEIVED', 'NAME', 'COMPANY', 'EMAIL', 'MAIL', 'SUSPECT'];

/** Prints the newest enquiries as a table. */
export const list: Command = async ({ args, store, print }) => {
  const { options } = readArguments(
    args,
    { ...filterOptions, limit: { type: 'string' }, json: { type: 'boolean' } },
    { min: 0, max: 0 },
  );
  const filter = filterFrom(options);
  const limit = positiveIntegerFrom('--limit', options.limit, 50);
  const found = await (await store()).list(filter, { limit });
  if (options.json) return print(toJson(found.map(toPublic)));
  if (found.length === 0) return print('No enquiries.\n');
  const rows = found.map((enquiry) => [
    enquiry.reference,
    timeText(enquiry.receivedAt),
    enquiry.name,
    enquiry.company,
    enquiry.email,
    enquiry.mail,
    enquiry.suspicion ?? '',
  ]);
  return print(`${table(headings, rows)}\n`);
};
