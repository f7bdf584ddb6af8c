import { retentionCutoff, sweep as sweepStore } from '../../storage/retention.ts';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { CommandError } from '../command-error.ts';
import { confirmErasure, erasedSentence, throwUnfinished } from '../erasure.ts';
import { countText, timeText } from '../output.ts';

/** Erases all enquiries past the retention period, also those that the service keeps in doubt. */
export const sweep: Command = async ({ args, store, config, print, confirm }) => {
  const { options } = readArguments(args, { yes: { type: 'boolean' } }, { min: 0, max: 0 });
  const days = config().retentionDays;
  if (days === 0) throw new CommandError('RETENTION_DAYS is 0: enquiries are never erased.', 1);
  const now = Date.now();
  const cutoff = retentionCutoff(days, now);
  const opened = await store();
  const count = await opened.count({ receivedBefore: cutoff });
  if (count > 0 && !options.yes) {
    const enquiries = `${countText(count, 'enquiry', 'enquiries')} from before ${timeText(cutoff)}`;
    await confirmErasure(
      confirm,
      `By this clock it is ${timeText(now)}, and RETENTION_DAYS is ${days}. Erase ${enquiries}?`,
    );
  }
  const { erased } = await sweepStore(opened, days, now, { all: true }).catch(throwUnfinished);
  await print(erased === 0 ? 'Nothing is past the retention period.\n' : erasedSentence(erased));
};
