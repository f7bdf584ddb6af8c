import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { enquiryForm as content } from '#content/enquiry.ts';
import {
  deliver,
  isUnderWay,
  keep,
  newKey,
  type Outcome,
  outcomeEvent,
  readKept,
} from '#delivery/kept-enquiry.ts';
import { type Enquiry, type FieldName, fieldNames } from '#enquiry/fields.ts';
import { createCheck, type PhoneCheck, type RuleSet } from '#enquiry/rules.ts';
import type { AnswerBoxProps } from './AnswerBox.tsx';

const empty: Enquiry = { name: '', email: '', company: '', phone: '', message: '' };

/** The number plans weigh more than the rest of the form: only the home form needs them, on demand. */
const loadPhoneCheck = (): Promise<PhoneCheck> =>
  import('#enquiry/phone-number.ts').then(
    (module) => module.isPhoneNumber,
    // A check that cannot be loaded (offline) must not stop an enquiry: the server has it too.
    () => () => true,
  );

const createResolver =
  (form: RuleSet): Resolver<Enquiry> =>
  async (values) => {
    const check = createCheck(form, form === 'home' ? await loadPhoneCheck() : () => true);
    const verdict = check(values);
    if (verdict.ok) return { values: verdict.enquiry, errors: {} };
    const errors = Object.entries(verdict.messages).map(
      ([field, message]) => [field, { type: 'rule', message }] as const,
    );
    return { values: {}, errors: Object.fromEntries(errors) };
  };

/** What is known of an enquiry that an earlier page has kept. */
function outcomeOfKept(): Outcome | undefined {
  const kept = readKept();
  if (!kept || isUnderWay()) return undefined;
  return kept.refused === undefined
    ? { kind: 'failed' }
    : { kind: 'refused', message: kept.refused, again: false };
}

/** The state of the form as the specification's section 4 has it, and the way of an enquiry to the server. */
export function useEnquiryForm(form: RuleSet) {
  const [resolver] = useState(() => createResolver(form));
  const { register, handleSubmit, reset, setFocus, trigger, formState } = useForm<Enquiry>({
    defaultValues: empty,
    mode: 'all',
    resolver,
  });
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const honeypot = useRef<HTMLInputElement>(null);
  const token = useRef<string>(undefined);

  useEffect(() => {
    const onOutcome = (event: Event) => {
      setSending(false);
      setOutcome((event as CustomEvent<Outcome>).detail);
    };
    document.addEventListener(outcomeEvent, onOutcome);
    // After a reload what was typed is still here, and so is the way on.
    setSending(isUnderWay());
    setOutcome(outcomeOfKept());
    return () => document.removeEventListener(outcomeEvent, onOutcome);
  }, []);

  const send = () => {
    setSending(true);
    setOutcome(undefined);
    void deliver();
  };

  const edit = () => {
    const kept = readKept();
    keep(undefined);
    setOutcome(undefined);
    if (kept) reset(kept.enquiry, { keepDefaultValues: true });
    setFocus('name');
  };

  const onValid = (enquiry: Enquiry) => {
    keep({
      endpoint: content.endpoint,
      key: newKey(),
      enquiry,
      honeypot: honeypot.current?.value ?? '',
      token: token.current ?? '',
    });
    reset(empty);
    send();
  };

  /** The time trap starts with the first touch; a token that cannot be had is no offence. */
  const onTouch = () => {
    if (token.current !== undefined) return;
    token.current = '';
    void fetch(`${content.endpoint}/token`)
      .then((response) => response.json())
      .then((answer: { token?: string }) => {
        token.current = answer.token ?? '';
      })
      .catch(() => undefined);
    if (form === 'home') void loadPhoneCheck();
  };

  const onSubmit = (event: FormEvent) => {
    if (isSending) event.preventDefault();
    else void handleSubmit(onValid)(event);
  };

  const isTouched = Object.keys(formState.touchedFields).length > 0;
  useEffect(() => {
    // An event re-evaluates its own field; the first touch is the form's, so it evaluates them all.
    if (isTouched) void trigger();
  }, [isTouched, trigger]);

  const propsOf = (name: FieldName) => {
    const message = formState.errors[name]?.message;
    const isVisited = formState.touchedFields[name] === true || formState.isSubmitted;
    return {
      ...register(name),
      // Once the form has been touched every message shows: as a hint where the visitor has not
      // been yet, as an error where they have.
      message: isTouched || formState.isSubmitted ? message : undefined,
      'aria-invalid': isVisited && message !== undefined,
    };
  };
  const fields = Object.fromEntries(fieldNames.map((name) => [name, propsOf(name)])) as Record<
    FieldName,
    ReturnType<typeof propsOf>
  >;

  return { fields, box: boxOf(outcome, send, edit), isSending, honeypot, onTouch, onSubmit };
}

/** What the box above the button says, and the way on that it offers. */
function boxOf(outcome: Outcome | undefined, send: () => void, edit: () => void): AnswerBoxProps {
  const tryAgain = { title: content.tryAgain, run: send };
  switch (outcome?.kind) {
    case undefined:
      return {};
    case 'accepted':
      return { message: outcome.message };
    case 'failed':
      return { message: content.failure, action: tryAgain };
    case 'refused':
      return {
        message: outcome.message,
        action: outcome.again ? tryAgain : { title: content.edit, run: edit },
      };
  }
}
