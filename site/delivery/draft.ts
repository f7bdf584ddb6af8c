import * as v from 'valibot';
import { type Enquiry, fieldNames } from '#enquiry/fields.ts';
import type { RuleSet } from '#enquiry/rules.ts';

/** The name of a form's draft in the session storage. The page hydrates a form that has one at once. */
export type DraftName = `${RuleSet}-draft`;

/** The privacy policy promises it, as for pending enquiries. */
const longestKept = 24 * 60 * 60 * 1000;

const storedDraft = v.object({
  typed: v.object(v.entriesFromList(fieldNames, v.string())),
  keptAt: v.number(),
});

/** What a visitor has typed into a form and not sent, in this tab: Chromium's reload would lose it. */
export function createDraft(form: RuleSet) {
  const name: DraftName = `${form}-draft`;

  return {
    read(): Enquiry | undefined {
      try {
        const { typed, keptAt } = v.parse(
          storedDraft,
          JSON.parse(sessionStorage.getItem(name) ?? ''),
        );
        if (Date.now() - keptAt < longestKept) return typed;
        sessionStorage.removeItem(name);
      } catch {
        // There is none, or the tab forbids storage.
      }
      return undefined;
    },

    /** Keeps what the fields hold; blank fields are no draft. */
    keep(typed: Enquiry): void {
      try {
        if (fieldNames.every((field) => typed[field] === '')) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify({ typed, keptAt: Date.now() }));
      } catch {
        // The form works without.
      }
    },
  };
}
