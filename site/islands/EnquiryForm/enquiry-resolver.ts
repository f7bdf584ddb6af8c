import type { Resolver } from 'react-hook-form';
import type { Enquiry } from '#enquiry/fields.ts';
import { createCheck, type PhoneCheck, type RuleSet, type Verdict } from '#enquiry/rules.ts';

/** The number plans weigh more than the rest of the form: only the home form needs them, on demand. */
export const loadPhoneCheck = (): Promise<PhoneCheck> =>
  import('#enquiry/phone-number.ts').then(
    (module) => module.isPhoneNumber,
    // A check that cannot be loaded (offline) must not stop an enquiry: the server has it too.
    () => () => true,
  );

export type Judge = (values: Readonly<Partial<Enquiry>>) => Promise<Verdict>;

/** The shared rules of one form. */
export const createJudge =
  (form: RuleSet): Judge =>
  async (values) =>
    createCheck(form, form === 'home' ? await loadPhoneCheck() : () => true)(values);

/** The same in the form library's words. */
export const createResolver =
  (judge: Judge): Resolver<Enquiry> =>
  async (values) => {
    const verdict = await judge(values);
    if (verdict.ok) return { values: verdict.enquiry, errors: {} };
    const errors = Object.entries(verdict.messages).map(
      ([field, message]) => [field, { type: 'rule', message }] as const,
    );
    return { values: {}, errors: Object.fromEntries(errors) };
  };
