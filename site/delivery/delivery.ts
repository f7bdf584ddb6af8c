import type { Enquiry } from '#enquiry/fields.ts';
import { createPendingEnquiries, type PendingEnquiry } from './pending-enquiries.ts';
import { type Outcome, postEnquiry } from './post-enquiry.ts';

/** Why the server has not accepted an enquiry. */
export type DeliveryProblem =
  | { readonly kind: 'failed' }
  | { readonly kind: 'postponed' | 'refused'; readonly message: string };

/** The state of this tab's enquiries. */
export interface Delivery {
  readonly isSending: boolean;
  /** How many have no response yet, including the one being sent. */
  readonly waiting: number;
  /** The server's messages for enquiries accepted since the visitor last began to write. */
  readonly thanks: readonly string[];
  readonly problem: DeliveryProblem | undefined;
}

const idle: Delivery = { isSending: false, waiting: 0, thanks: [], problem: undefined };
const failed: DeliveryProblem = { kind: 'failed' };

/** 128 random bits, also on plain HTTP, where `crypto.randomUUID` is missing. */
const newKey = (): string =>
  crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');

const isUnsent = ({ refused }: PendingEnquiry) => refused === undefined;

export function createDelivery() {
  const pending = createPendingEnquiries();
  const listeners = new Set<() => void>();
  let current: Delivery | undefined;
  let thanks: readonly string[] = [];
  /** The problem the last run ended with. It stays visible during the next run. */
  let lastProblem: DeliveryProblem | undefined;
  let run: Promise<number> | undefined;

  function problemOf(all: readonly PendingEnquiry[]): DeliveryProblem | undefined {
    if (all.some(isUnsent)) {
      if (lastProblem) return lastProblem;
      // Saved by an earlier page, and this page has not tried yet.
      if (!run) return failed;
    }
    const message = all.find(({ refused }) => refused !== undefined)?.refused;
    return message === undefined ? undefined : { kind: 'refused', message };
  }

  function readState(): Delivery {
    const all = pending.read();
    return {
      isSending: run !== undefined,
      waiting: all.filter(isUnsent).length,
      thanks,
      problem: problemOf(all),
    };
  }

  function update(): void {
    current = readState();
    for (const listener of listeners) listener();
  }

  /** Records the outcome of one attempt; returns the problem if the enquiry must be sent again. */
  function settle(pendingEnquiry: PendingEnquiry, outcome: Outcome): DeliveryProblem | undefined {
    switch (outcome.state) {
      case 'accepted':
        pending.remove(pendingEnquiry.key);
        thanks = [...thanks, outcome.message];
        return undefined;
      case 'refused':
        pending.replace({ ...pendingEnquiry, refused: outcome.message });
        return undefined;
      case 'postponed':
        return { kind: 'postponed', message: outcome.message };
      case 'failed':
        // Specification, section 4: the error is logged.
        // biome-ignore lint/suspicious/noConsole: specified
        console.error(outcome.error);
        return failed;
    }
  }

  /** Tries every unsent enquiry once, in order; returns how many were accepted. */
  async function sendAll(): Promise<number> {
    const tried = new Set<string>();
    const next = () =>
      pending
        .read()
        .find((pendingEnquiry) => isUnsent(pendingEnquiry) && !tried.has(pendingEnquiry.key));
    let accepted = 0;
    let found: DeliveryProblem | undefined;
    for (let pendingEnquiry = next(); pendingEnquiry; pendingEnquiry = next()) {
      tried.add(pendingEnquiry.key);
      const outcome = await postEnquiry(pendingEnquiry);
      if (outcome.state === 'accepted') accepted += 1;
      const problem = settle(pendingEnquiry, outcome);
      found ??= problem;
      // Without a connection the rest would fail too. Any response concerns this enquiry alone.
      if (outcome.state === 'failed' && !outcome.isReached) break;
      update();
    }
    lastProblem = found;
    // No await since the last call of `next`, so no enquiry can be added in between.
    run = undefined;
    update();
    return accepted;
  }

  function start(): Promise<number> {
    run ??= sendAll();
    update();
    return run;
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    snapshot(): Delivery {
      current ??= readState();
      return current;
    },

    /** For rendering at build time, when there is no tab. */
    serverSnapshot: (): Delivery => idle,

    /** Saves the enquiry and sends it after those already pending. */
    send(letter: Omit<PendingEnquiry, 'key' | 'keptAt' | 'refused'>): void {
      pending.add({ ...letter, key: newKey(), keptAt: Date.now() });
      void start();
    },

    /**
     * Sends all pending enquiries of this tab, also those of earlier pages; returns how many were
     * accepted. Concurrent calls share one run.
     */
    async sendPending(): Promise<number> {
      if (run || pending.read().some(isUnsent)) return start();
      // Restored from the back/forward cache: another page may have sent the enquiry meanwhile.
      if (current && current.waiting > 0) update();
      return 0;
    },

    /** Removes the first refused enquiry and returns it for editing. */
    withdrawRefused(): Enquiry | undefined {
      const pendingEnquiry = pending.read().find(({ refused }) => refused !== undefined);
      if (pendingEnquiry) pending.remove(pendingEnquiry.key);
      update();
      return pendingEnquiry?.enquiry;
    },

    /** Called when the visitor begins to write again. */
    dismissThanks(): void {
      if (thanks.length === 0) return;
      thanks = [];
      update();
    },
  };
}

/** The store of a page, shared by the form and the page's own script. */
export const delivery = createDelivery();
