import { type FocusEvent, type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { enquiryForm as content } from '#content/enquiry.ts';
import { delivery } from '#delivery/delivery.ts';
import type { Enquiry, FieldName } from '#enquiry/fields.ts';
import type { RuleSet } from '#enquiry/rules.ts';
import { answerTo } from './answer-to.ts';
import { createResolver, loadPhoneCheck } from './enquiry-resolver.ts';
import { createTimeTrap } from './time-trap.ts';

const empty: Enquiry = { name: '', email: '', company: '', phone: '', message: '' };

/** The state of the form as the specification's section 4 has it, and the way of an enquiry to the server. */
export function useEnquiryForm(form: RuleSet) {
  const [resolver] = useState(() => createResolver(form));
  const [timeTrap] = useState(() => createTimeTrap(content.endpoint));
  const honeypot = useRef<HTMLInputElement>(null);
  const { register, handleSubmit, reset, setFocus, trigger, formState } = useForm<Enquiry>({
    defaultValues: empty,
    mode: 'all',
    resolver,
  });
  const progress = useSyncExternalStore(
    delivery.subscribe,
    delivery.snapshot,
    delivery.serverSnapshot,
  );
  const isSending = progress.state === 'sending';
  const { errors, isSubmitted, touchedFields } = formState;
  const isTouched = Object.keys(touchedFields).length > 0;

  const onTouch = (element: HTMLFormElement) => {
    timeTrap.touch(element);
    if (form === 'home') void loadPhoneCheck();
  };

  /** A visitor who is in the form when it comes to life has touched it. */
  const ref = (element: HTMLFormElement | null) => {
    if (element?.contains(document.activeElement)) onTouch(element);
  };

  const onFocus = (event: FocusEvent<HTMLFormElement>) => onTouch(event.currentTarget);

  const onBlur = () => {
    // An event re-evaluates its own field; the first touch is the form's, so it evaluates them all.
    if (!isTouched) void trigger();
  };

  const onValid = (enquiry: Enquiry) => {
    const isTaken = delivery.send({
      endpoint: content.endpoint,
      enquiry,
      honeypot: honeypot.current?.value ?? '',
      token: timeTrap.token(),
    });
    if (isTaken) reset(empty);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending) event.preventDefault();
    else void handleSubmit(onValid)(event);
  };

  const edit = () => {
    const typed = delivery.takeBack();
    // Before the reset, which forgets the fields until they are rendered again.
    setFocus('name');
    if (typed) reset(typed, { keepDefaultValues: true });
  };

  const fieldProps = (name: FieldName) => {
    const message = errors[name]?.message;
    const isVisited = touchedFields[name] === true || isSubmitted;
    return {
      ...register(name),
      // Once the form has been touched every message shows: as a hint where the visitor has not
      // been yet, as an error where they have.
      message: isTouched || isSubmitted ? message : undefined,
      'aria-invalid': isVisited && message !== undefined,
    };
  };

  return {
    answer: answerTo(progress, { tryAgain: () => void delivery.sendKept(), edit }),
    fieldProps,
    formProps: { ref, onBlur, onFocus, onSubmit },
    honeypot,
    isSending,
  };
}
