import type { Filter } from '../storage/enquiry-store.ts';
import { type Options, textFrom, timeFrom } from './arguments.ts';
import { CommandError } from './command-error.ts';

/** The options of `list` and `export` that select enquiries. */
export const filterOptions = {
  since: { type: 'string' },
  until: { type: 'string' },
  email: { type: 'string' },
  suspects: { type: 'boolean' },
  held: { type: 'boolean' },
  failed: { type: 'boolean' },
} as const;

export function filterFrom(options: Options): Filter {
  const now = Date.now();
  if (options.held && options.failed) {
    throw new CommandError('--held and --failed exclude each other.');
  }
  return {
    since: timeFrom('--since', options.since, now),
    until: timeFrom('--until', options.until, now),
    email: textFrom(options.email),
    suspects: options.suspects === true,
    mail: options.held ? 'held' : options.failed ? 'dead' : undefined,
  };
}
