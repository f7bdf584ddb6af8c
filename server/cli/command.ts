import type { EnquiryStore } from '../storage/enquiry-store.ts';

/** What a command gets to work with. */
export interface Context {
  readonly args: readonly string[];
  /** Opened on first use, so that a mistyped command never waits for a database. */
  readonly store: () => Promise<EnquiryStore>;
  /** Where erasures are noted, to be repeated after a restore. */
  readonly journal: () => string;
  /** How long enquiries are kept (RETENTION_DAYS). */
  readonly retentionDays: () => number;
  readonly print: (text: string) => Promise<void>;
  /** Asks for a yes; undefined if nobody is at the keyboard. */
  readonly confirm: (question: string) => Promise<boolean | undefined>;
}

export type Command = (context: Context) => Promise<void>;
