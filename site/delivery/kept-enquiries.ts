import * as v from 'valibot';
import { fieldNames } from '#enquiry/fields.ts';

const storageName = 'kept-enquiries';
export type StorageName = typeof storageName;

/** The privacy policy promises it. */
const longestKept = 24 * 60 * 60 * 1000;

const keptEnquiry = v.object({
  endpoint: v.string(),
  /** Goes with every try, so that a repeat never makes a second enquiry. */
  key: v.string(),
  enquiry: v.object(v.entriesFromList(fieldNames, v.string())),
  honeypot: v.string(),
  keptAt: v.number(),
  /** The server has refused it as it is: it must be edited, not sent again. */
  refused: v.optional(v.string()),
});

export type KeptEnquiry = Readonly<v.InferOutput<typeof keptEnquiry>>;

/** Keeps enquiries in this tab: no reload, lost connection or closed page loses what was typed. */
export function createKeeper() {
  /** A tab that forbids storage, or has none left, still sends; it only cannot remember. */
  let unstored: readonly KeptEnquiry[] | undefined;

  function stored(): readonly KeptEnquiry[] {
    try {
      return v.parse(v.array(keptEnquiry), JSON.parse(sessionStorage.getItem(storageName) ?? '[]'));
    } catch {
      return [];
    }
  }

  function write(all: readonly KeptEnquiry[]): void {
    try {
      if (all.length > 0) sessionStorage.setItem(storageName, JSON.stringify(all));
      else sessionStorage.removeItem(storageName);
      unstored = undefined;
    } catch {
      unstored = all;
    }
  }

  /** In the order of writing; asked for anew each time, because other pages of the tab write too. */
  function read(): readonly KeptEnquiry[] {
    const all = unstored ?? stored();
    const fresh = all.filter(({ keptAt }) => Date.now() - keptAt < longestKept);
    if (fresh.length < all.length) write(fresh);
    return fresh;
  }

  return {
    read,
    add: (kept: KeptEnquiry) => write([...read(), kept]),
    replace: (kept: KeptEnquiry) =>
      write(read().map((other) => (other.key === kept.key ? kept : other))),
    remove: (key: string) => write(read().filter((kept) => kept.key !== key)),
  };
}
