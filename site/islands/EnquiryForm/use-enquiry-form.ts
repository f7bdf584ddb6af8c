import { type FocusEvent, type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { enquiryForm as content } from '#content/enquiry.ts';
import { type Delivery, delivery } from '#delivery/delivery.ts';
import { type Enquiry, type FieldName, fieldNames } from '#enquiry/fields.ts';
import type { RuleSet } from '#enquiry/rules.ts';
import { answerTo } from './answer-to.ts';
import { createJudge, createResolver, loadPhoneCheck } from './enquiry-resolver.ts';
import { createTimeTrap } from './time-trap.ts';
import { useAnswerInView } from './use-answer-in-view.ts';
import type { Printed } from './use-printed.ts';

const empty: Enquiry = { name: '', email: '', company: '', phone: '', message: '' };

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
  const [timeTrap] = useState(createTimeTrap);
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

  const onTouch = (element: HTMLFormElement) => {
    timeTrap.touch(element);
    if (form === 'home') void loadPhoneCheck();
  };

  /** A visitor who is in the form when it comes to life has touched it. */
  const ref = (element: HTMLFormElement | null) => {
    if (element?.contains(document.activeElement)) onTouch(element);
  };

  const onFocus = (event: FocusEvent<HTMLFormElement>) => onTouch(event.currentTarget);

  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    // An event re-evaluates its own field; the first touch is the form's, so it evaluates them all.
    const isField = fieldNames.some((name) => name === target.getAttribute('name'));
    if (isField && !isTouched) void trigger();
  };

  const onInput = () => {
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
        writingTime: timeTrap.writingTime(),
      });
    })(event);
    // Not before the library has noted the submit: the next enquiry starts with a form that is new.
    if (isSent) reset(laidAside.current.pop() ?? empty, { keepDefaultValues: true });
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
    reset(typed, { keepDefaultValues: true });
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
