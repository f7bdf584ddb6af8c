import { existsSync } from 'node:fs';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { type EnquiryStore, StoreUnavailable } from '../storage/enquiry-store.ts';
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

/** What a command reads and writes besides the store. */
export interface Terminal extends Pick<Context, 'print' | 'confirm'> {
  readonly printError: (text: string) => void;
  /** Reads the settings, from `.env` too. */
  readonly environment: () => NodeJS.ProcessEnv;
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

async function run([name, ...args]: readonly string[], terminal: Terminal): Promise<void> {
  const { print, confirm } = terminal;
  if (name === undefined || ['help', '--help', '-h'].includes(name) || args.includes('--help')) {
    await print(help);
    if (name === undefined) throw new Mistake('Name a command.');
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Mistake(`There is no command "${name}".`);
  const environment = terminal.environment();
  const config = () => readConfig(environment);
  let opened: EnquiryStore | undefined;
  const store: Context['store'] = async () => {
    opened ??= await openExisting(config());
    return opened;
  };
  try {
    await command({ args, store, config, print, confirm });
  } finally {
    await opened?.close();
  }
}

/** Runs one staff command and returns its exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await run(args, terminal);
    return 0;
  } catch (error) {
    if (error instanceof Mistake) {
      const hint = error.exitCode === 2 ? ' See "npm run enquiries -- help".' : '';
      terminal.printError(`${error.message}${hint}\n`);
      return error.exitCode;
    }
    if (error instanceof StartFailure) {
      terminal.printError(`${error.message}\n`);
      return 1;
    }
    if (error instanceof StoreUnavailable) {
      terminal.printError(`The enquiry store failed: ${error.message}.\n`);
      return 1;
    }
    throw error;
  }
}
