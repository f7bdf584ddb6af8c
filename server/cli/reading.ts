import type { EnquiryStore, Filter, StoredEnquiry } from '../storage/enquiry-store.ts';
import { momentFrom, numberFrom, readArguments, referenceFrom, textFrom } from './arguments.ts';
import type { Command } from './command.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { Mistake } from './mistake.ts';
import { inLines, onOneLine } from './printable.ts';
import { at, table } from './table.ts';

const pageSize = 500;

const filterOptions = {
  since: { type: 'string' },
  until: { type: 'string' },
  email: { type: 'string' },
  suspects: { type: 'boolean' },
  held: { type: 'boolean' },
  failed: { type: 'boolean' },
} as const;

function filterFrom(given: Readonly<Record<string, string | boolean | undefined>>): Filter {
  const now = Date.now();
  if (given.held && given.failed) throw new Mistake('--held and --failed exclude each other.');
  return {
    since: momentFrom('--since', given.since, now),
    until: momentFrom('--until', given.until, now),
    email: textFrom(given.email),
    suspects: given.suspects === true,
    mail: given.held ? 'held' : given.failed ? 'dead' : undefined,
  };
}

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** As it leaves the house: times that a person can read, and no inner numbers. */
const shown = ({ id: _, ...enquiry }: StoredEnquiry) => ({
  ...enquiry,
  receivedAt: iso(enquiry.receivedAt),
  sentAt: iso(enquiry.sentAt),
});

async function* everyEnquiry(store: EnquiryStore, filter: Filter): AsyncGenerator<StoredEnquiry> {
  let before: number | undefined;
  for (;;) {
    const page = await store.list(filter, { limit: pageSize, before });
    yield* page;
    if (page.length < pageSize) return;
    before = page.at(-1)?.id;
  }
}

/** The newest enquiries, as a table. */
export const list: Command = async ({ args, store, print }) => {
  const options = {
    ...filterOptions,
    limit: { type: 'string' },
    json: { type: 'boolean' },
  } as const;
  const { given } = readArguments(args, options, { least: 0, most: 0 });
  const filter = filterFrom(given);
  const limit = numberFrom('--limit', given.limit, 50);
  const found = await (await store()).list(filter, { limit });
  if (given.json) {
    await print(`${JSON.stringify(found.map(shown), null, 2)}\n`);
  } else if (found.length === 0) {
    await print('No enquiries.\n');
  } else {
    const rows = found.map((enquiry) => [
      enquiry.reference,
      at(enquiry.receivedAt),
      enquiry.name,
      enquiry.company,
      enquiry.email,
      enquiry.mail,
      enquiry.suspicion ?? '',
    ]);
    const headings = ['REFERENCE', 'RECEIVED', 'NAME', 'COMPANY', 'EMAIL', 'MAIL', 'SUSPECT'];
    await print(`${table(headings, rows)}\n`);
  }
};

/** One enquiry in full. */
export const show: Command = async ({ args, store, print }) => {
  const { given, words } = readArguments(
    args,
    { json: { type: 'boolean' } },
    { least: 1, most: 1, name: 'reference number' },
  );
  const reference = referenceFrom(words[0] ?? '');
  const found = await (await store()).find(reference);
  if (found === undefined) throw new Mistake(`There is no enquiry ${reference}.`, 1);
  if (given.json) return print(`${JSON.stringify(shown(found), null, 2)}\n`);
  const lines = [
    `Reference  ${found.reference}`,
    `Received   ${at(found.receivedAt)}`,
    `Name       ${onOneLine(found.name)}`,
    `Email      ${onOneLine(found.email)}`,
    `Company    ${onOneLine(found.company)}`,
    `Phone      ${onOneLine(found.phone)}`,
    ...(found.suspicion ? [`Suspect    ${found.suspicion}`] : []),
    `Mail       ${found.mail}${found.sentAt === null ? '' : ` at ${at(found.sentAt)}`}, attempts: ${found.attempts}`,
    ...(found.lastError ? [`Last error ${onOneLine(found.lastError)}`] : []),
    '',
    inLines(found.message),
  ];
  return print(`${lines.join('\n')}\n`);
};

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

/** Everything that matches, as CSV or JSON, page by page however many there are. */
export const exportAll: Command = async ({ args, store, print }) => {
  const options = {
    ...filterOptions,
    format: { type: 'string' },
    json: { type: 'boolean' },
  } as const;
  const { given } = readArguments(args, options, { least: 0, most: 0 });
  const format = textFrom(given.format) ?? (given.json ? 'json' : 'csv');
  if (format !== 'csv' && format !== 'json') {
    throw new Mistake(`--format "${format}" is not known; use csv or json.`);
  }
  const filter = filterFrom(given);
  const enquiries = everyEnquiry(await store(), filter);
  if (format === 'csv') {
    await print(byteOrderMark + csvLine(columns));
    for await (const enquiry of enquiries) {
      const row = shown(enquiry);
      await print(csvLine(columns.map((column) => row[column] ?? '')));
    }
    return;
  }
  let separator = '[\n';
  for await (const enquiry of enquiries) {
    await print(separator + JSON.stringify(shown(enquiry)));
    separator = ',\n';
  }
  await print(separator === '[\n' ? '[]\n' : '\n]\n');
};

/** How many, and how their mail is doing. */
export const stats: Command = async ({ args, store, print }) => {
  const { given } = readArguments(args, { json: { type: 'boolean' } }, { least: 0, most: 0 });
  const found = await (await store()).stats();
  if (given.json) {
    const { first, last, oldestWaiting, ...counts } = found;
    const times = { first: iso(first), last: iso(last), oldestWaiting: iso(oldestWaiting) };
    return print(`${JSON.stringify({ ...counts, ...times }, null, 2)}\n`);
  }
  const lines = [
    `Enquiries       ${found.enquiries}`,
    `  first         ${at(found.first)}`,
    `  last          ${at(found.last)}`,
    `Mail sent       ${found.sent}`,
    `Mail waiting    ${found.waiting}${found.oldestWaiting === null ? '' : ` (oldest from ${at(found.oldestWaiting)})`}`,
    `Mail given up   ${found.dead}${found.dead > 0 ? ' (try again: resend --failed)' : ''}`,
    `Mail held back  ${found.held}${found.held > 0 ? ' (see them: list --held)' : ''}`,
    `Suspects        ${found.suspects}`,
  ];
  return print(`${lines.join('\n')}\n`);
};
