import {
  type FocusEvent,
  type FormEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useForm } from 'react-hook-form';
import { enquiryForm as content } from '#content/enquiry.ts';
import { type Delivery, delivery } from '#delivery/delivery.ts';
import { createDraft } from '#delivery/draft.ts';
import { type Enquiry, type FieldName, fieldNames } from '#enquiry/fields.ts';
import type { RuleSet } from '#enquiry/rules.ts';
import { answerTo } from './answer-to.ts';
import { createJudge, createResolver, loadPhoneCheck } from './enquiry-resolver.ts';
import { useAnswerInView } from './use-answer-in-view.ts';
import type { Printed } from './use-printed.ts';

const empty: Enquiry = { name: '', email: '', company: '', phone: '', message: '' };

/** Read from the page: the browser may have filled in fields before the form hydrated. */
function typedIn(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const entries = fieldNames.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(entries) as Enquiry;
}

/** How far the enquiry on the pass is; one that is not through is being written still. */
function stageOf({ isSending, thanks, trouble }: Delivery) {
  if (trouble) return 'writing';
  if (isSending) return 'sending';
  return thanks.length > 0 ? 'received' : 'writing';
}

/** The state of the form as the specification's section 4 has it, and the way of an enquiry to the server. */
export function useEnquiryForm(form: RuleSet) {
  const [judge] = useState(() => createJudge(form));
  const [resolver] = useState(() => createResolver(judge));
  const [draft] = useState(() => createDraft(form));
  const formElement = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<Printed>({});
  /** What was being written when a refused enquiry came back into the fields. */
  const laidAside = useRef<Enquiry[]>([]);
  const { control, register, handleSubmit, getValues, reset, setFocus, trigger, formState } =
    useForm<Enquiry>({ defaultValues: empty, mode: 'all', resolver });
  const progress = useSyncExternalStore(
    delivery.subscribe,
    delivery.snapshot,
    delivery.serverSnapshot,
  );
  const { box, awaitAnswer } = useAnswerInView(progress.isSending);
  const { errors, isDirty, isSubmitted, touchedFields } = formState;
  const isTouched = Object.keys(touchedFields).length > 0;
  /** Nothing to be sent but what is on its way. */
  const isWaiting = progress.isSending && !isDirty;

  /** Fills in all fields at once, and keeps them as the visitor's draft. */
  const fillIn = (typed: Enquiry) => {
    reset(typed, { keepDefaultValues: true });
    draft.keep(typed);
  };

  useEffect(() => {
    if (!formElement.current) return;
    const typed = typedIn(formElement.current);
    const kept = draft.read();
    // What is in the fields is newer: it was typed, or brought back by the browser, before hydration.
    if (fieldNames.some((name) => typed[name] !== '')) draft.keep(typed);
    else if (kept) reset(kept, { keepDefaultValues: true });
  }, [draft, reset]);

  const onFocus = () => {
    if (form === 'home') void loadPhoneCheck();
  };

  const ref = (element: HTMLFormElement | null) => {
    formElement.current = element;
    // A visitor who is in the form when it hydrates has focused it.
    if (element?.contains(document.activeElement)) onFocus();
  };

  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    // An event re-evaluates its own field; the first touch is the form's, so it evaluates them all.
    const isField = fieldNames.some((name) => name === target.getAttribute('name'));
    if (isField && !isTouched) void trigger();
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    draft.keep(typedIn(event.currentTarget));
    if (!isDirty) delivery.dismissThanks();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    let isSent = false;
    await handleSubmit((enquiry) => {
      isSent = true;
      setSent(enquiry);
      awaitAnswer();
      delivery.send({
        endpoint: content.endpoint,
        enquiry,
        honeypot: honeypot.current?.value ?? '',
      });
    })(event);
    // Not before the library has noted the submit: the next enquiry starts with a form that is new.
    if (isSent) fillIn(laidAside.current.pop() ?? empty);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isWaiting) return event.preventDefault();
    delivery.dismissThanks();
    return void submit(event);
  };

  const tryAgain = () => {
    awaitAnswer();
    void delivery.sendKept();
  };

  const edit = () => {
    const typed = delivery.takeBack();
    if (!typed) return;
    if (isDirty) laidAside.current.push(getValues());
    fillIn(typed);
    // As a submit does: the focus goes to the first field that needs attention, and its message shows.
    void handleSubmit(() => setFocus('name'))();
  };

  const fieldProps = (name: FieldName) => {
    const message = errors[name]?.message;
    const isLeft = touchedFields[name] === true;
    return {
      ...register(name),
      // Once the form has been touched every message shows: as a hint where the visitor has not
      // been yet, as an error where they have. Only a field they have been in speaks.
      message: isTouched || isSubmitted ? message : undefined,
      'aria-invalid': (isLeft || isSubmitted) && message !== undefined,
      isSpoken: isLeft,
    };
  };

  // Whoever writes the next one has a new pass before them.
  const stage = isDirty ? 'writing' : stageOf(progress);

  return {
    answer: { ...answerTo(progress, { tryAgain, edit }), isMain: !isDirty, ref: box },
    fieldProps,
    formProps: { ref, onBlur, onFocus, onInput, onSubmit },
    honeypot,
    passProps: { control, judge, sent, stage },
    sendProps: { isBusy: isWaiting, look: progress.trouble && !isDirty ? 'quiet' : 'primary' },
  } as const;
}
