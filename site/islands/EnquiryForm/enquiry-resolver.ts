import type { Resolver } from 'react-hook-form';
import type { Enquiry } from '#enquiry/fields.ts';
import { createCheck, type PhoneCheck, type RuleSet, type Verdict } from '#enquiry/rules.ts';

/**
 * The numbering plans are larger than the rest of the form. Only the home form needs them, on
 * demand.
 */
export const loadPhoneCheck = (): Promise<PhoneCheck> =>
  import('#enquiry/phone-number.ts').then(
    (module) => module.isPhoneNumber,
    // If the check cannot be loaded (offline), the server still checks the number.
    () => () => true,
  );

export type Validate = (values: Readonly<Partial<Enquiry>>) => Promise<Verdict>;

/** Validates with the shared rules of one form. */
export const createValidate =
  (form: RuleSet): Validate =>
  async (values) =>
    createCheck(form, form === 'home' ? await loadPhoneCheck() : () => true)(values);

/** Adapts a validation to react-hook-form. */
export const createResolver =
  (validate: Validate): Resolver<Enquiry> =>
  async (values) => {
    const verdict = await validate(values);
    if (verdict.ok) return { values: verdict.enquiry, errors: {} };
    const errors = Object.entries(verdict.messages).map(
      ([field, message]) => [field, { type: 'rule', message }] as const,
    );
    return { values: {}, errors: Object.fromEntries(errors) };
  };
