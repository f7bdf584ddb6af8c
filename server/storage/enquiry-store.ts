import type { Enquiry } from '#enquiry/fields.ts';

/** Why an enquiry looks like a bot's and is held. `forged-token` occurs in old rows only. */
export const suspicions = ['honeypot', 'too-fast', 'forged-token'] as const;
export type Suspicion = (typeof suspicions)[number];

export interface NewEnquiry {
  readonly enquiry: Enquiry;
  readonly receivedAt: number;
  readonly suspicion: Suspicion | undefined;
  /** The idempotency key. Without one, every post is a new enquiry. */
  readonly key: string | undefined;
  /** A digest of the five fields. The same key with another digest is an error of the sender. */
  readonly fingerprint: string;
}

/** `released`: the repeat of a held enquiry was not suspicious, so its mail may be sent. */
export type Acceptance =
  | { readonly outcome: 'stored' | 'repeated' | 'released'; readonly reference: string }
  | { readonly outcome: 'key-reused' };

/** `held`: suspicious, waits for staff. `dead`: all attempts failed. `resend` resets both. */
export const mailStates = ['waiting', 'held', 'sent', 'dead'] as const;
export type MailState = (typeof mailStates)[number];

export interface StoredEnquiry extends Enquiry {
  /** Grows with every enquiry; the cursor of a list. */
  readonly id: number;
  readonly reference: string;
  readonly receivedAt: number;
  readonly suspicion: Suspicion | null;
  readonly mail: MailState;
  readonly attempts: number;
  readonly sentAt: number | null;
  readonly lastError: string | null;
}

/** A mail that only this instance may send until the lease expires. */
export interface Claim {
  readonly token: string;
  readonly enquiry: StoredEnquiry;
}

/** The result of sending a claimed mail; `retryAt` is null after the last attempt. */
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

/** Newest first; `before` is the id of the last enquiry on the previous page. */
export interface Page {
  readonly limit: number;
  readonly before?: number | undefined;
}

export type Selection =
  | { readonly reference: string }
  | { readonly email: string }
  | { readonly receivedBefore: number };

/** Counts only. Nothing here may identify a person. */
export interface OutboxCounts {
  readonly waiting: number;
  readonly held: number;
  readonly dead: number;
  /** When the oldest enquiry whose mail is waiting was received. */
  readonly oldestWaiting: number | null;
}

export interface Stats extends OutboxCounts {
  readonly enquiries: number;
  readonly sent: number;
  readonly suspects: number;
  readonly first: number | null;
  readonly last: number | null;
}

/** A retention sweep: when it ran, by the clock of that time, and before which time it erased. */
export interface Sweep {
  readonly at: number;
  readonly cutoff: number;
}

/** The methods that accepting enquiries needs. */
export interface EnquiryIntake {
  /** Resolves once the enquiry and its outbox row are on disk, written in one transaction. */
  accept(incoming: NewEnquiry): Promise<Acceptance>;
  /** The enquiry that was stored with this key, if any. */
  findByKey(key: string): Promise<{ reference: string; fingerprint: string } | undefined>;
  outboxCounts(): Promise<OutboxCounts>;
  /**
   * Resolves if an enquiry could be stored now: inserts one and rolls it back. Rejects for a minute
   * after an enquiry failed, unless another one is stored.
   */
  probe(): Promise<void>;
}

/** The methods that sending mail needs. */
export interface Outbox {
  /** Claims up to `limit` due mails. No other claim gets them before `now + leaseMs`. */
  claim(now: number, leaseMs: number, limit: number): Promise<Claim[]>;
  /** Records the result; false if another instance has claimed the mail meanwhile. */
  settle(claim: Claim, delivery: Delivery): Promise<boolean>;
  /** When the next waiting mail is due. */
  nextDue(): Promise<number | undefined>;
}

/** The methods that the staff command and the retention sweep need. */
export interface EnquiryArchive {
  list(filter: Filter, page: Page): Promise<StoredEnquiry[]>;
  find(reference: string): Promise<StoredEnquiry | undefined>;
  /** Makes mails due again with all attempts; returns their number. */
  resend(which: { reference: string } | 'dead', now: number): Promise<number>;
  count(selection: Selection): Promise<number>;
  /**
   * Deletes enquiries and overwrites their bytes; returns their number. Rejects if bytes are left,
   * for example because of another reader. `finishErasure` then continues, also after a restart.
   */
  erase(selection: Selection): Promise<number>;
  /** Finishes an erasure that was interrupted; false if there was none. */
  finishErasure(): Promise<boolean>;
  lastSweep(): Promise<Sweep | undefined>;
  recordSweep(sweep: Sweep): Promise<void>;
  /** True, for one caller, if the last report on held enquiries is older than `everyMs`. */
  claimHeldReport(now: number, everyMs: number): Promise<boolean>;
  /** Undoes the claim, because the report could not be sent. */
  releaseHeldReport(): Promise<void>;
  stats(): Promise<Stats>;
  /** Writes a consistent copy while the service runs. */
  backup(file: string): Promise<void>;
}

/** The storage port, with one adapter for SQLite and one for PostgreSQL. */
export interface EnquiryStore extends EnquiryIntake, Outbox, EnquiryArchive {
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Called with a sentence after the store has repaired itself. */
  readonly onRepair?: (sentence: string) => void;
  /** Checks the whole SQLite database and does not open a damaged one. */
  readonly checkIntegrity?: boolean;
  /** How long an erasure waits for other programs that still read the deleted rows. */
  readonly erasureTimeoutMs?: number;
}

/** The store cannot be reached or cannot write. Its message never contains an enquiry's text. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
