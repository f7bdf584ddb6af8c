import type { Enquiry } from '#enquiry/fields.ts';
import { createKeeper, type KeptEnquiry } from './kept-enquiry.ts';
import { type Answer, postEnquiry } from './post-enquiry.ts';

/** Where the enquiry is on its way to the server. */
export type Delivery =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | Answer
  /** No answer; it is kept and can be sent again. */
  | { readonly state: 'failed' };

const idle: Delivery = { state: 'idle' };
const sending: Delivery = { state: 'sending' };
const failed: Delivery = { state: 'failed' };

/** 128 random bits, also where the page came over plain HTTP (`crypto.randomUUID` needs HTTPS). */
const newKey = (): string =>
  crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');

/** What is known of an enquiry that an earlier page has kept. */
function stateOf(kept: KeptEnquiry | undefined): Delivery {
  if (!kept) return idle;
  if (kept.refused === undefined) return failed;
  return { state: 'refused', message: kept.refused, isFinal: true };
}

export function createDelivery() {
  const keeper = createKeeper();
  const listeners = new Set<() => void>();
  let current: Delivery | undefined;
  let underWay: Promise<Delivery> | undefined;

  function change(next: Delivery): void {
    current = next;
    for (const listener of listeners) listener();
  }

  async function attempt(kept: KeptEnquiry): Promise<Delivery> {
    try {
      const answer = await postEnquiry(kept);
      if (answer.state === 'accepted') keeper.forget();
      else if (answer.isFinal) keeper.keep({ ...kept, refused: answer.message });
      return answer;
    } catch (error) {
      // The specification wants the error in the console (section 4).
      // biome-ignore lint/suspicious/noConsole: specified
      console.error(error);
      return failed;
    }
  }

  function start(kept: KeptEnquiry): Promise<Delivery> {
    underWay = attempt(kept).then((outcome) => {
      underWay = undefined;
      change(outcome);
      return outcome;
    });
    change(sending);
    return underWay;
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    snapshot(): Delivery {
      current ??= stateOf(keeper.read());
      return current;
    },

    /** What pages are rendered with: a server knows of no tab. */
    serverSnapshot: (): Delivery => idle,

    /** Keeps the enquiry and sends it; says no while another is under way, and then keeps nothing. */
    send(enquiry: Omit<KeptEnquiry, 'key' | 'refused'>): boolean {
      if (underWay) return false;
      const kept = { ...enquiry, key: newKey() };
      keeper.keep(kept);
      void start(kept);
      return true;
    },

    /**
     * Sends what is kept, here or by an earlier page, once at a time however many ask. Says nothing
     * where nothing can be sent.
     */
    async sendKept(): Promise<Delivery | undefined> {
      if (underWay) return underWay;
      const kept = keeper.read();
      if (kept && kept.refused === undefined) return start(kept);
      // Another page has sent it meanwhile, and the browser has brought this one back as it was.
      if (current?.state === 'failed') change(stateOf(kept));
      return undefined;
    },

    /** Hands back what was typed, to be edited, and forgets it. */
    takeBack(): Enquiry | undefined {
      if (underWay) return undefined;
      const kept = keeper.read();
      keeper.forget();
      change(idle);
      return kept?.enquiry;
    },
  };
}

/** The one store of a page: the form and the page's own script see the same enquiry. */
export const delivery = createDelivery();
