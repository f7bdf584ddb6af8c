import type { Enquiry } from '#enquiry/fields.ts';

/**
 * Why an enquiry was not mailed at once: it looks like a bot's. `forged-token` is no longer given, but
 * stands in rows of earlier days.
 */
export const suspicions = ['honeypot', 'too-fast', 'forged-token'] as const;
export type Suspicion = (typeof suspicions)[number];

/** An enquiry on its way into the store. */
export interface NewEnquiry {
  readonly enquiry: Enquiry;
  readonly receivedAt: number;
  readonly suspicion: Suspicion | undefined;
  /** What makes a repeat a repeat; without one every post is a new enquiry. */
  readonly key: string | undefined;
  /** A digest of the five fields: the same key with another digest is a mistake of the sender. */
  readonly fingerprint: string;
}

/** `released`: a repeat without the suspicious sign, so the mail that was held goes out. */
export type Acceptance =
  | { readonly outcome: 'stored' | 'repeated' | 'released'; readonly reference: string }
  | { readonly outcome: 'key-reused' };

/** `held` rows wait for a person (suspects), `dead` ones were given up on; `resend` revives both. */
export const mailStates = ['waiting', 'held', 'sent', 'dead'] as const;
export type MailState = (typeof mailStates)[number];

export interface StoredEnquiry extends Enquiry {
  /** Grows with every enquiry; pages of a list continue from it. */
  readonly id: number;
  readonly reference: string;
  readonly receivedAt: number;
  readonly suspicion: Suspicion | null;
  readonly mail: MailState;
  readonly attempts: number;
  readonly sentAt: number | null;
  readonly lastError: string | null;
}

/** A mail this instance alone may send until the lease runs out. */
export interface Claim {
  readonly token: string;
  readonly enquiry: StoredEnquiry;
}

/** How a claimed mail ended; `retryAt` null means that it was the last attempt. */
export type Delivery =
  | { readonly outcome: 'sent'; readonly at: number }
  | { readonly outcome: 'failed'; readonly error: string; readonly retryAt: number | null };

export interface Filter {
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  readonly email?: string | undefined;
  readonly mail?: MailState | undefined;
  readonly suspects?: boolean | undefined;
}

/** Newest first; `before` is the id of the last enquiry on the page before. */
export interface Page {
  readonly limit: number;
  readonly before?: number | undefined;
}

export type Selection =
  | { readonly reference: string }
  | { readonly email: string }
  | { readonly receivedBefore: number };

/** Counts only: nothing here may identify a person. */
export interface OutboxCounts {
  readonly waiting: number;
  readonly held: number;
  readonly dead: number;
  /** When the oldest mail that still waits was received. */
  readonly oldestWaiting: number | null;
}

export interface Stats extends OutboxCounts {
  readonly enquiries: number;
  readonly sent: number;
  readonly suspects: number;
  readonly first: number | null;
  readonly last: number | null;
}

/** A retention sweep: when it was, by the clock of that day, and up to which time it erased. */
export interface Sweep {
  readonly at: number;
  readonly cutoff: number;
}

/** What accepting enquiries needs of a store. */
export interface EnquiryIntake {
  /** Resolves once the enquiry and its outbox row are on disk, written in one transaction. */
  accept(incoming: NewEnquiry): Promise<Acceptance>;
  /** The enquiry that a key already made, if any. */
  findByKey(key: string): Promise<{ reference: string; fingerprint: string } | undefined>;
  outboxCounts(): Promise<OutboxCounts>;
  /**
   * Resolves if an enquiry could be stored at this moment, which is found out by storing one and taking
   * it back. For a minute after an enquiry that could not be stored, only another one can tell.
   */
  probe(): Promise<void>;
}

/** What sending mail needs of a store. */
export interface Outbox {
  /** Takes up to `limit` due mails; no other claim gets them before `now + leaseMs`. */
  claim(now: number, leaseMs: number, limit: number): Promise<Claim[]>;
  /** Records how a claim ended; false if the lease had passed to someone else meanwhile. */
  settle(claim: Claim, delivery: Delivery): Promise<boolean>;
  /** When the next waiting mail is due. */
  nextDue(): Promise<number | undefined>;
}

/** What the staff command and the retention sweep need of a store. */
export interface EnquiryArchive {
  list(filter: Filter, page: Page): Promise<StoredEnquiry[]>;
  find(reference: string): Promise<StoredEnquiry | undefined>;
  /** Makes mails due again, with a full set of attempts; returns how many. */
  resend(which: { reference: string } | 'dead', now: number): Promise<number>;
  count(selection: Selection): Promise<number>;
  /**
   * Deletes for good, down to the bytes the store can reach; returns how many. Rejects while any are
   * left; `finishErasure` then goes on, also after a restart.
   */
  erase(selection: Selection): Promise<number>;
  /** Finishes an erasure that was cut short; false if there was none. */
  finishErasure(): Promise<boolean>;
  lastSweep(): Promise<Sweep | undefined>;
  noteSweep(sweep: Sweep): Promise<void>;
  /** True for one caller if the last report on held enquiries was that long ago; it is noted at once. */
  claimHeldReport(now: number, everyMs: number): Promise<boolean>;
  /** Takes the note back: the report could not be sent. */
  releaseHeldReport(): Promise<void>;
  stats(): Promise<Stats>;
  /** Writes a consistent copy while the service goes on. */
  backup(file: string): Promise<void>;
}

/** The one port to wherever enquiries are kept. */
export interface EnquiryStore extends EnquiryIntake, Outbox, EnquiryArchive {
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Told in a sentence what the store has put right by itself. */
  readonly onNotice?: (sentence: string) => void;
  /** Looks through the whole embedded store first, and does not open a damaged one. */
  readonly thorough?: boolean;
  /** How long an erasure waits for others to let go of what it has deleted. */
  readonly erasurePatienceMs?: number;
}

/** The store cannot be reached or cannot write; nothing was promised to anybody. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
