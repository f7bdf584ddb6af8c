import { existsSync } from 'node:fs';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { type Config, readConfig } from '../settings/config.ts';
import { type EnquiryStore, StoreUnavailable } from '../storage/enquiry-store.ts';
import { databaseFileIn, openStore } from '../storage/open-store.ts';
import type { Command, Context } from './command.ts';
import { CommandError } from './command-error.ts';
import { backup } from './commands/backup.ts';
import { erase } from './commands/erase.ts';
import { exportAll } from './commands/export.ts';
import { list } from './commands/list.ts';
import { release } from './commands/release.ts';
import { resend } from './commands/resend.ts';
import { show } from './commands/show.ts';
import { stats } from './commands/stats.ts';
import { sweep } from './commands/sweep.ts';
import { testMail } from './commands/test-mail.ts';

const help = `Manages the enquiries from the contact form.

npm run enquiries -- COMMAND

  list                 list enquiries, newest first
      --since TIME     received at or after a time: 2026-01-31, 2026-01-31T09:30 (UTC),
                       or 30d for thirty days ago
      --until TIME     received before a time
      --email ADDRESS  from an address
      --suspects       suspicious ones only
      --held           suspicious ones whose mail is held
      --failed         those whose mail was given up
      --limit N        the maximum number (default 50)
      --json           print JSON
  show REFERENCE       print one enquiry in full (--json)
  export               print all enquiries, with the filters of list
      --format FORMAT  csv (default) or json; --json is short for --format json
  release REFERENCE    mail a held enquiry
  resend REFERENCE     mail an enquiry again
  resend --failed      mail all enquiries again whose mail was given up
  erase REFERENCE      erase an enquiry; asks for confirmation
  erase --email ADDRESS
                       erase all enquiries from an address
      --yes            do not ask
  erase --again        erase what a restored backup has brought back
  sweep                erase everything older than RETENTION_DAYS; asks for confirmation
      --yes            do not ask
  stats                print the numbers of enquiries and mails (--json)
  backup FILE          copy the store to a new file while the service runs
  test-mail            send the agency a test mail and print the result

The command uses the store of the service: DATA_DIR (data) or DATABASE_URL. To write
only the data to a file: npm run --silent enquiries -- export > file.csv
Exit codes: 0 success, 1 failure, 2 wrong command line.
`;

const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  export: exportAll,
  release,
  resend,
  erase,
  sweep,
  stats,
  backup,
  'test-mail': testMail,
};

export interface Terminal extends Pick<Context, 'print' | 'confirm'> {
  readonly printError: (text: string) => void;
  /** Reads the environment, including `.env`. */
  readonly environment: () => NodeJS.ProcessEnv;
}

async function openExisting(config: Config): Promise<EnquiryStore> {
  const file = databaseFileIn(config.dataDir);
  if (config.databaseUrl === undefined && !existsSync(file)) {
    throw new StartFailure(
      `There is no enquiry store in ${config.dataDir}. Set DATA_DIR to the data folder of the service.`,
    );
  }
  return openStore(config);
}

async function run([name, ...args]: readonly string[], terminal: Terminal): Promise<void> {
  const { print, confirm } = terminal;
  if (name === undefined || ['help', '--help', '-h'].includes(name) || args.includes('--help')) {
    await print(help);
    if (name === undefined) throw new CommandError('Name a command.');
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new CommandError(`There is no command "${name}".`);
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
    if (error instanceof CommandError) {
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
