import * as v from 'valibot';
import { fieldNames } from '#enquiry/fields.ts';

const storageName = 'kept-enquiry';
export type StorageName = typeof storageName;

const keptEnquiry = v.object({
  endpoint: v.string(),
  /** Goes with every try, so that a repeat never makes a second enquiry. */
  key: v.string(),
  enquiry: v.object(v.entriesFromList(fieldNames, v.string())),
  honeypot: v.string(),
  token: v.string(),
  /** The server has refused it as it is: it must be edited, not sent again. */
  refused: v.optional(v.string()),
});

export type KeptEnquiry = Readonly<v.InferOutput<typeof keptEnquiry>>;

/** Keeps an enquiry in this tab: no reload, lost connection or closed page loses what was typed. */
export function createKeeper() {
  /** A tab that forbids storage still sends; it only cannot remember. */
  let inMemory: KeptEnquiry | undefined;

  return {
    read(): KeptEnquiry | undefined {
      try {
        return v.parse(keptEnquiry, JSON.parse(sessionStorage.getItem(storageName) ?? ''));
      } catch {
        return inMemory;
      }
    },
    keep(kept: KeptEnquiry): void {
      inMemory = kept;
      try {
        sessionStorage.setItem(storageName, JSON.stringify(kept));
      } catch {
        // Kept in memory alone.
      }
    },
    forget(): void {
      inMemory = undefined;
      try {
        sessionStorage.removeItem(storageName);
      } catch {
        // It was in memory alone.
      }
    },
  };
}
