import type { Config } from '../settings/config.ts';
import type { EnquiryStore } from '../storage/enquiry-store.ts';

export interface Context {
  readonly args: readonly string[];
  /** Opens the store at the first call, so that a mistyped command does not wait for a database. */
  readonly store: () => Promise<EnquiryStore>;
  readonly config: () => Config;
  readonly print: (text: string) => Promise<void>;
  /** Asks a yes-or-no question; undefined without a terminal. */
  readonly confirm: (question: string) => Promise<boolean | undefined>;
}

export type Command = (context: Context) => Promise<void>;
