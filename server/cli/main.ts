import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { StartFailure } from '../lifecycle/failure.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { loadEnvironment } from '../settings/environment.ts';
import { type EnquiryStore, StoreUnavailable } from '../storage/enquiry-store.ts';
import { erasureJournalIn } from '../storage/erasure-journal.ts';
import { databaseFileIn, openStore } from '../storage/open-store.ts';
import { backup, erase, release, resend, sweepNow } from './changing.ts';
import type { Command, Context } from './command.ts';
import { Mistake } from './mistake.ts';
import { exportAll, list, show, stats } from './reading.ts';
import { testMail } from './test-mail.ts';

const help = `What was sent through the contact form.

npm run enquiries -- COMMAND

  list                 the newest first
      --since TIME     from this time on: 2026-01-31, 2026-01-31T09:30 (UTC), or 30d
                       for thirty days ago
      --until TIME     before this time
      --email ADDRESS  from this address
      --suspects       only those that look like a bot's
      --held           only those whose mail is held for that reason
      --failed         only those whose mail was given up
      --limit N        at most so many (50)
      --json           for programs
  show REFERENCE       one in full (--json)
  export               everything, with the filters of list
      --format FORMAT  csv (the default) or json; --json is the same as --format json
  release REFERENCE    mail an enquiry that was held
  resend REFERENCE     send its mail again
  resend --failed      send all mails again that were given up
  erase REFERENCE      remove it for good; asks first
  erase --email ADDRESS
                       remove everything from this address for good
      --yes            do not ask
  erase --again        remove once more what a restored backup has brought back
  sweep                erase what is older than RETENTION_DAYS, all at once; asks first
      --yes            do not ask
  stats                how many, and how their mail is doing (--json)
  backup FILE          copy everything to a new file while the service runs
  test-mail            send the agency a test mail, and say what happened

It works on the store the service uses: DATA_DIR (data) or DATABASE_URL. With
"npm run --silent enquiries -- export > file.csv" the output holds nothing else.
Exit codes: 0 done, 1 could not be done, 2 not understood.
`;

const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  export: exportAll,
  release,
  resend,
  erase,
  sweep: sweepNow,
  stats,
  backup,
  'test-mail': testMail,
};

/** Waits while a pipe is full; a reader that has seen enough ("| head") is no failure. */
const print = (text: string) =>
  new Promise<void>((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

async function confirm(question: string): Promise<boolean | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function openExisting(config: Config): Promise<EnquiryStore> {
  const file = databaseFileIn(config.dataDir);
  if (config.databaseUrl === undefined && !existsSync(file)) {
    throw new StartFailure(
      `There is no enquiry store in ${config.dataDir}. Set DATA_DIR to where the service keeps it.`,
    );
  }
  return openStore(config);
}

async function run([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || ['help', '--help', '-h'].includes(name) || args.includes('--help')) {
    await print(help);
    if (name === undefined) process.exitCode = 2;
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Mistake(`There is no command "${name}".`);
  for (const sentence of loadEnvironment()) process.stderr.write(`${sentence}\n`);
  let opened: EnquiryStore | undefined;
  const store: Context['store'] = async () => {
    opened ??= await openExisting(readConfig(process.env));
    return opened;
  };
  const journal = () => erasureJournalIn(readConfig(process.env).dataDir);
  const retentionDays = () => readConfig(process.env).retentionDays;
  try {
    await command({ args, store, journal, retentionDays, print, confirm });
  } finally {
    await opened?.close();
  }
}

await run(process.argv.slice(2)).catch((error) => {
  if (error instanceof Mistake) {
    const hint = error.exitCode === 2 ? ' See "npm run enquiries -- help".' : '';
    process.stderr.write(`${error.message}${hint}\n`);
    process.exitCode = error.exitCode;
  } else if (error instanceof StartFailure) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else if (error instanceof StoreUnavailable) {
    process.stderr.write(`The enquiry store failed: ${error.message}.\n`);
    process.exitCode = 1;
  } else {
    throw error;
  }
});
