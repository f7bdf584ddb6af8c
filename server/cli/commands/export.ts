import type { EnquiryStore, Filter, StoredEnquiry } from '../../storage/enquiry-store.ts';
import { readArguments, textFrom } from '../arguments.ts';
import type { Command, Context } from '../command.ts';
import { CommandError } from '../command-error.ts';
import { byteOrderMark, csvLine } from '../csv.ts';
import { filterFrom, filterOptions } from '../filter.ts';
import { toPublic } from '../output.ts';

const pageSize = 500;

const columns = [
  'reference',
  'receivedAt',
  'name',
  'email',
  'company',
  'phone',
  'message',
  'suspicion',
  'mail',
  'sentAt',
] as const;

/** Reads page by page, so memory does not grow with the number of enquiries. */
async function* readAll(store: EnquiryStore, filter: Filter): AsyncGenerator<StoredEnquiry> {
  let before: number | undefined;
  for (;;) {
    const page = await store.list(filter, { limit: pageSize, before });
    yield* page;
    if (page.length < pageSize) return;
    before = page.at(-1)?.id;
  }
}

async function printCsv(enquiries: AsyncIterable<StoredEnquiry>, print: Context['print']) {
  await print(byteOrderMark + csvLine(columns));
  for await (const enquiry of enquiries) {
    const row = toPublic(enquiry);
    await print(csvLine(columns.map((column) => row[column] ?? '')));
  }
}

async function printJson(enquiries: AsyncIterable<StoredEnquiry>, print: Context['print']) {
  let separator = '[\n';
  for await (const enquiry of enquiries) {
    await print(separator + JSON.stringify(toPublic(enquiry)));
    separator = ',\n';
  }
  await print(separator === '[\n' ? '[]\n' : '\n]\n');
}

/** Prints all matching enquiries as CSV or JSON. */
export const exportAll: Command = async ({ args, store, print }) => {
  const { options } = readArguments(
    args,
    { ...filterOptions, format: { type: 'string' }, json: { type: 'boolean' } },
    { min: 0, max: 0 },
  );
  const format = textFrom(options.format) ?? (options.json ? 'json' : 'csv');
  if (format !== 'csv' && format !== 'json') {
    throw new CommandError(`--format "${format}" is not known; use csv or json.`);
  }
  const filter = filterFrom(options);
  const enquiries = readAll(await store(), filter);
  await (format === 'csv' ? printCsv(enquiries, print) : printJson(enquiries, print));
};
