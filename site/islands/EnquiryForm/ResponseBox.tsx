import type { Ref } from 'react';
import { enquiryForm as content } from '#content/enquiry.ts';
import { FormButton } from './FormButton.tsx';
import styles from './ResponseBox.module.css';
import { ResponseMessage } from './ResponseMessage.tsx';

export interface ResponseBoxProps {
  /** The server's messages for the enquiries it has accepted. */
  thanks?: readonly string[];
  /**
   * Why an enquiry was not accepted: the server's message, or the specified sentence for a failure.
   */
  problem?:
    | { readonly kind: 'failed' | 'postponed' | 'refused'; readonly message: string }
    | undefined;
  /** How many enquiries are still without a response. */
  waiting?: number;
  isSending?: boolean;
  /** What the visitor can do about a problem. */
  action?: { readonly title: string; readonly run: () => void } | undefined;
  /** Whether the action is the primary button of the form. */
  isMain?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * When the focused button is removed, moves the focus to the box; otherwise it would fall to the
 * page.
 */
function handFocusOn(button: HTMLButtonElement | null) {
  const box = button?.closest<HTMLElement>('[tabindex]');
  return () => {
    if (document.activeElement === button) box?.focus({ preventScroll: true });
  };
}

/**
 * The red alert box above the button (specification, section 4). Screen readers announce thanks
 * politely and problems at once. Both live regions exist from the start, or their text would not be
 * announced.
 */
export function ResponseBox({
  thanks = [],
  problem,
  waiting = 0,
  isSending = false,
  action,
  isMain = true,
  ref,
}: ResponseBoxProps) {
  const note = waiting > 1 ? [content.waiting(waiting)] : [];
  return (
    <div className={styles.responses} ref={ref} tabIndex={-1}>
      <div role="status">
        {thanks.length > 0 && <ResponseMessage look="accepted" texts={thanks} />}
        {isSending && !problem && note.length > 0 && (
          <ResponseMessage look="sending" texts={note} />
        )}
      </div>
      <div role="alert">
        {problem && (
          <ResponseMessage look={problem.kind} texts={[problem.message, ...note]}>
            {action && (
              <FormButton
                isBusy={isSending && problem.kind !== 'refused'}
                look={isMain ? 'primary' : 'quiet'}
                onClick={action.run}
                ref={handFocusOn}
                title={action.title}
                type="button"
              />
            )}
          </ResponseMessage>
        )}
      </div>
    </div>
  );
}
