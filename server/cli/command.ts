import type { Config } from '../settings/config.ts';
import type { EnquiryStore } from '../storage/enquiry-store.ts';

/** What a command gets to work with. */
export interface Context {
  readonly args: readonly string[];
  /** Opened on first use, so that a mistyped command never waits for a database. */
  readonly store: () => Promise<EnquiryStore>;
  /** The settings, read on first use. */
  readonly config: () => Config;
  readonly print: (text: string) => Promise<void>;
  /** Asks for a yes; undefined if nobody is at the keyboard. */
  readonly confirm: (question: string) => Promise<boolean | undefined>;
}

export type Command = (context: Context) => Promise<void>;
