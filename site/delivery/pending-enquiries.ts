import * as v from 'valibot';
import { fieldNames } from '#enquiry/fields.ts';

const storageName = 'pending-enquiries';
export type StorageName = typeof storageName;

/** Promised in the privacy policy. */
const maxAgeMs = 24 * 60 * 60 * 1000;

const pendingEnquiry = v.object({
  endpoint: v.string(),
  /** Sent with every attempt, so a repeat never creates a second enquiry. */
  key: v.string(),
  enquiry: v.object(v.entriesFromList(fieldNames, v.string())),
  honeypot: v.string(),
  keptAt: v.number(),
  /** The server's refusal: the visitor must edit the enquiry before it is sent again. */
  refused: v.optional(v.string()),
});

export type PendingEnquiry = Readonly<v.InferOutput<typeof pendingEnquiry>>;

/** Saves enquiries in this tab, so that a reload or a lost connection loses nothing. */
export function createPendingEnquiries() {
  /** Used if the tab has no storage or it is full. These enquiries are lost with the page. */
  let unstored: readonly PendingEnquiry[] | undefined;

  function stored(): readonly PendingEnquiry[] {
    try {
      return v.parse(
        v.array(pendingEnquiry),
        JSON.parse(sessionStorage.getItem(storageName) ?? '[]'),
      );
    } catch {
      return [];
    }
  }

  function write(all: readonly PendingEnquiry[]): void {
    try {
      if (all.length > 0) sessionStorage.setItem(storageName, JSON.stringify(all));
      else sessionStorage.removeItem(storageName);
      unstored = undefined;
    } catch {
      unstored = all;
    }
  }

  /** Oldest first. Reads the storage each time, because other pages of the tab change it too. */
  function read(): readonly PendingEnquiry[] {
    const all = unstored ?? stored();
    const fresh = all.filter(({ keptAt }) => Date.now() - keptAt < maxAgeMs);
    if (fresh.length < all.length) write(fresh);
    return fresh;
  }

  return {
    read,
    add: (entry: PendingEnquiry) => write([...read(), entry]),
    replace: (entry: PendingEnquiry) =>
      write(read().map((other) => (other.key === entry.key ? entry : other))),
    remove: (key: string) => write(read().filter((entry) => entry.key !== key)),
  };
}
