import * as v from 'valibot';
import { type Enquiry, fieldNames } from '#enquiry/fields.ts';
import type { RuleSet } from '#enquiry/rules.ts';

/** The key in session storage. A page hydrates a form with a draft at once. */
export type DraftName = `${RuleSet}-draft`;

/** Promised in the privacy policy, as for pending enquiries. */
const maxAgeMs = 24 * 60 * 60 * 1000;

const storedDraft = v.object({
  typed: v.object(v.entriesFromList(fieldNames, v.string())),
  keptAt: v.number(),
});

/** The unsent text of a form in this tab, which Chromium would lose on a reload. */
export function createDraft(form: RuleSet) {
  const name: DraftName = `${form}-draft`;

  return {
    read(): Enquiry | undefined {
      try {
        const { typed, keptAt } = v.parse(
          storedDraft,
          JSON.parse(sessionStorage.getItem(name) ?? ''),
        );
        if (Date.now() - keptAt < maxAgeMs) return typed;
        sessionStorage.removeItem(name);
      } catch {
        // No draft, or the browser forbids storage.
      }
      return undefined;
    },

    /** Saves the fields, or removes the draft if all are empty. */
    keep(typed: Enquiry): void {
      try {
        if (fieldNames.every((field) => typed[field] === '')) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify({ typed, keptAt: Date.now() }));
      } catch {
        // The form works without a draft.
      }
    },
  };
}
