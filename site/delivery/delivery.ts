import type { Enquiry } from '#enquiry/fields.ts';
import { createKeeper, type KeptEnquiry } from './kept-enquiries.ts';
import { type Outcome, postEnquiry } from './post-enquiry.ts';

/** Why an enquiry is not through yet. */
export type Trouble =
  | { readonly kind: 'failed' }
  | { readonly kind: 'postponed' | 'refused'; readonly message: string };

/** Where the enquiries of this tab are on their way to the server. */
export interface Delivery {
  readonly isSending: boolean;
  /** How many the server has not answered yet, the one that is being sent among them. */
  readonly waiting: number;
  /** The server's words to those it has accepted since the visitor began to write. */
  readonly thanks: readonly string[];
  readonly trouble: Trouble | undefined;
}

const nothing: Delivery = { isSending: false, waiting: 0, thanks: [], trouble: undefined };
const failed: Trouble = { kind: 'failed' };

/** 128 random bits, also where the page came over plain HTTP (`crypto.randomUUID` needs HTTPS). */
const newKey = (): string =>
  crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');

const isUnsent = ({ refused }: KeptEnquiry) => refused === undefined;

export function createDelivery() {
  const keeper = createKeeper();
  const listeners = new Set<() => void>();
  let current: Delivery | undefined;
  let thanks: readonly string[] = [];
  /** What the last run ended with; it stays in view while the next one is under way. */
  let hindrance: Trouble | undefined;
  let run: Promise<number> | undefined;

  function troubleOf(kept: readonly KeptEnquiry[]): Trouble | undefined {
    if (kept.some(isUnsent)) {
      if (hindrance) return hindrance;
      // An earlier page has kept it, and this one has not tried yet.
      if (!run) return failed;
    }
    const message = kept.find(({ refused }) => refused !== undefined)?.refused;
    return message === undefined ? undefined : { kind: 'refused', message };
  }

  function look(): Delivery {
    const kept = keeper.read();
    return {
      isSending: run !== undefined,
      waiting: kept.filter(isUnsent).length,
      thanks,
      trouble: troubleOf(kept),
    };
  }

  function change(): void {
    current = look();
    for (const listener of listeners) listener();
  }

  /** Notes what came of one try; returns what hinders it, unless it is settled. */
  function settle(kept: KeptEnquiry, outcome: Outcome): Trouble | undefined {
    switch (outcome.state) {
      case 'accepted':
        keeper.remove(kept.key);
        thanks = [...thanks, outcome.message];
        return undefined;
      case 'refused':
        keeper.replace({ ...kept, refused: outcome.message });
        return undefined;
      case 'postponed':
        return { kind: 'postponed', message: outcome.message };
      case 'failed':
        // The specification wants the error in the console (section 4).
        // biome-ignore lint/suspicious/noConsole: specified
        console.error(outcome.error);
        return failed;
    }
  }

  /** Tries every waiting enquiry once, in order; returns how many were accepted. */
  async function sendAll(): Promise<number> {
    const tried = new Set<string>();
    const next = () => keeper.read().find((kept) => isUnsent(kept) && !tried.has(kept.key));
    let accepted = 0;
    let found: Trouble | undefined;
    for (let kept = next(); kept; kept = next()) {
      tried.add(kept.key);
      const outcome = await postEnquiry(kept);
      if (outcome.state === 'accepted') accepted += 1;
      const trouble = settle(kept, outcome);
      found ??= trouble;
      // Where nobody is reached the rest would fail too. Any answer is about this enquiry alone.
      if (outcome.state === 'failed' && !outcome.isReached) break;
      change();
    }
    hindrance = found;
    // In the same breath as the last look for a next one, so that none can slip in between.
    run = undefined;
    change();
    return accepted;
  }

  function start(): Promise<number> {
    run ??= sendAll();
    change();
    return run;
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    snapshot(): Delivery {
      current ??= look();
      return current;
    },

    /** What pages are rendered with: a server knows of no tab. */
    serverSnapshot: (): Delivery => nothing,

    /** Keeps the enquiry and sends it, after those that wait already. */
    send(letter: Omit<KeptEnquiry, 'key' | 'keptAt' | 'refused'>): void {
      keeper.add({ ...letter, key: newKey(), keptAt: Date.now() });
      void start();
    },

    /**
     * Sends all that is kept, here or by an earlier page, once at a time however many ask; says how
     * many were accepted.
     */
    async sendKept(): Promise<number> {
      if (run || keeper.read().some(isUnsent)) return start();
      // Another page has sent it meanwhile, and the browser has brought this one back as it was.
      if (current && current.waiting > 0) change();
      return 0;
    },

    /** Hands back the first refused enquiry, to be edited, and forgets it. */
    takeBack(): Enquiry | undefined {
      const kept = keeper.read().find(({ refused }) => refused !== undefined);
      if (kept) keeper.remove(kept.key);
      change();
      return kept?.enquiry;
    },

    /** The visitor has read the thanks, and writes again. */
    dismissThanks(): void {
      if (thanks.length === 0) return;
      thanks = [];
      change();
    },
  };
}

/** The one store of a page: the form and the page's own script see the same enquiries. */
export const delivery = createDelivery();
