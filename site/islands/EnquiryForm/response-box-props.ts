import { enquiryForm as content } from '#content/enquiry.ts';
import type { Delivery } from '#delivery/delivery.ts';
import type { ResponseBoxProps } from './ResponseBox.tsx';

interface Actions {
  readonly tryAgain: () => void;
  readonly edit: () => void;
}

/** What the box above the button shows, and the action it offers. */
export function responseBoxProps(
  { problem, ...progress }: Delivery,
  actions: Actions,
): ResponseBoxProps {
  if (!problem) return progress;
  const message = problem.kind === 'failed' ? content.failure : problem.message;
  const action =
    problem.kind === 'refused'
      ? { title: content.edit, run: actions.edit }
      : { title: content.tryAgain, run: actions.tryAgain };
  return { ...progress, problem: { kind: problem.kind, message }, action };
}
