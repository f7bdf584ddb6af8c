import { enquiryForm as content } from '#content/enquiry.ts';
import type { Delivery } from '#delivery/delivery.ts';
import type { AnswerBoxProps } from './AnswerBox.tsx';

interface WaysOn {
  readonly tryAgain: () => void;
  readonly edit: () => void;
}

/** What the box above the button says, and the way on that it offers. */
export function answerTo({ trouble, ...progress }: Delivery, ways: WaysOn): AnswerBoxProps {
  if (!trouble) return progress;
  const message = trouble.kind === 'failed' ? content.failure : trouble.message;
  const action =
    trouble.kind === 'refused'
      ? { title: content.edit, run: ways.edit }
      : { title: content.tryAgain, run: ways.tryAgain };
  return { ...progress, trouble: { kind: trouble.kind, message }, action };
}
