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
import { messageIn } from '#content/contact-link.ts';
import { enquiryForm as content } from '#content/enquiry.ts';
import { type Delivery, delivery } from '#delivery/delivery.ts';
import { createDraft } from '#delivery/draft.ts';
import { type Enquiry, type FieldName, fieldNames } from '#enquiry/fields.ts';
import type { RuleSet } from '#enquiry/rules.ts';
import { createResolver, createValidate, loadPhoneCheck } from './enquiry-resolver.ts';
import { responseBoxProps } from './response-box-props.ts';
import type { PrintedFields } from './use-printed-fields.ts';
import { useResponseInView } from './use-response-in-view.ts';

const empty: Enquiry = { name: '', email: '', company: '', phone: '', message: '' };

/** Reads the page: the browser may have filled in fields before the form hydrated. */
function typedIn(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  const entries = fieldNames.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(entries) as Enquiry;
}

/** The stage printed on the pass. After a problem the enquiry is being written again. */
function stageOf({ isSending, thanks, problem }: Delivery) {
  if (problem) return 'writing';
  if (isSending) return 'sending';
  return thanks.length > 0 ? 'received' : 'writing';
}

/** The state of the form (specification, section 4) and the delivery of its enquiries. */
export function useEnquiryForm(form: RuleSet) {
  const [validate] = useState(() => createValidate(form));
  const [resolver] = useState(() => createResolver(validate));
  const [draft] = useState(() => createDraft(form));
  const formElement = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<PrintedFields>({});
  /** Text that was being written when the visitor chose to edit a refused enquiry. */
  const interrupted = useRef<Enquiry[]>([]);
  const { control, register, handleSubmit, getValues, reset, setFocus, trigger, formState } =
    useForm<Enquiry>({ defaultValues: empty, mode: 'all', resolver });
  const progress = useSyncExternalStore(
    delivery.subscribe,
    delivery.snapshot,
    delivery.serverSnapshot,
  );
  const { box, awaitResponse } = useResponseInView(progress.isSending);
  const { errors, isDirty, isSubmitted, touchedFields } = formState;
  const isTouched = Object.keys(touchedFields).length > 0;
  /** An enquiry is being sent and the visitor has typed nothing new. */
  const isWaiting = progress.isSending && !isDirty;

  /** Fills in all fields and saves them as the draft. */
  const fillIn = (typed: Enquiry) => {
    reset(typed, { keepDefaultValues: true });
    draft.keep(typed);
  };

  useEffect(() => {
    if (!formElement.current) return;
    const typed = typedIn(formElement.current);
    const isTyped = fieldNames.some((name) => typed[name] !== '');
    // Text in the fields is newer than the draft: it was typed, or restored by the browser, before
    // hydration.
    if (isTyped) draft.keep(typed);
    const start = isTyped ? typed : (draft.read() ?? typed);
    const message = start.message || messageIn(location.hash);
    if (start !== typed || message !== typed.message) {
      reset({ ...start, message }, { keepDefaultValues: true });
    }
  }, [draft, reset]);

  const onFocus = () => {
    if (form === 'home') void loadPhoneCheck();
  };

  const ref = (element: HTMLFormElement | null) => {
    formElement.current = element;
    // The visitor may have focused a field before hydration.
    if (element?.contains(document.activeElement)) onFocus();
  };

  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    // The library validates only the field of an event. After the first blur all messages show, so
    // validate all.
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
      awaitResponse();
      delivery.send({
        endpoint: content.endpoint,
        enquiry,
        honeypot: honeypot.current?.value ?? '',
      });
    })(event);
    // Reset only after the library has recorded the submit, or the new form would count as
    // submitted.
    if (isSent) fillIn(interrupted.current.pop() ?? empty);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isWaiting) return event.preventDefault();
    delivery.dismissThanks();
    return void submit(event);
  };

  const tryAgain = () => {
    awaitResponse();
    void delivery.sendPending();
  };

  const edit = () => {
    const typed = delivery.withdrawRefused();
    if (!typed) return;
    if (isDirty) interrupted.current.push(getValues());
    fillIn(typed);
    // Validating like a submit focuses the first invalid field and shows its message.
    void handleSubmit(() => setFocus('name'))();
  };

  const fieldProps = (name: FieldName) => {
    const message = errors[name]?.message;
    const isLeft = touchedFields[name] === true;
    return {
      ...register(name),
      // Once the form has been touched every message shows: a hint for fields not visited yet, an
      // error for the others. Only messages of visited fields are announced.
      message: isTouched || isSubmitted ? message : undefined,
      'aria-invalid': (isLeft || isSubmitted) && message !== undefined,
      isSpoken: isLeft,
    };
  };

  // The next enquiry has a new pass.
  const stage = isDirty ? 'writing' : stageOf(progress);

  return {
    responseBox: { ...responseBoxProps(progress, { tryAgain, edit }), isMain: !isDirty, ref: box },
    fieldProps,
    formProps: { ref, onBlur, onFocus, onInput, onSubmit },
    honeypot,
    passProps: { control, validate, sent, stage },
    sendProps: { isBusy: isWaiting, look: progress.problem && !isDirty ? 'quiet' : 'primary' },
  } as const;
}
