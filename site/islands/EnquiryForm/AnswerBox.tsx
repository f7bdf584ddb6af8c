import type { Ref } from 'react';
import { enquiryForm as content } from '#content/enquiry.ts';
import { Answer } from './Answer.tsx';
import styles from './AnswerBox.module.css';
import { FormButton } from './FormButton.tsx';

export interface AnswerBoxProps {
  /** The server's words to enquiries it has accepted. */
  thanks?: readonly string[];
  /** Why one is not through: the server's words as they are, or the specified sentence for a failure. */
  trouble?:
    | { readonly kind: 'failed' | 'postponed' | 'refused'; readonly message: string }
    | undefined;
  /** How many enquiries the server has not answered yet. */
  waiting?: number;
  isSending?: boolean;
  /** The way on after an answer that did not accept the enquiry. */
  action?: { readonly title: string; readonly run: () => void } | undefined;
  /** Whether the way on is the main thing to do. */
  isMain?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The focus that would fall to the page when its button goes is handed to the answer. */
function handFocusOn(button: HTMLButtonElement | null) {
  const box = button?.closest<HTMLElement>('[tabindex]');
  return () => {
    if (document.activeElement === button) box?.focus({ preventScroll: true });
  };
}

/**
 * The red alert box above the button (specification, section 4). Thanks wait for a pause of the
 * screen reader, trouble does not; both places are there from the start, so that their text is announced.
 */
export function AnswerBox({
  thanks = [],
  trouble,
  waiting = 0,
  isSending = false,
  action,
  isMain = true,
  ref,
}: AnswerBoxProps) {
  const note = waiting > 1 ? [content.waiting(waiting)] : [];
  return (
    <div className={styles.answers} ref={ref} tabIndex={-1}>
      <div role="status">
        {thanks.length > 0 && <Answer look="accepted" texts={thanks} />}
        {isSending && !trouble && note.length > 0 && <Answer look="sending" texts={note} />}
      </div>
      <div role="alert">
        {trouble && (
          <Answer look={trouble.kind} texts={[trouble.message, ...note]}>
            {action && (
              <FormButton
                isBusy={isSending && trouble.kind !== 'refused'}
                look={isMain ? 'primary' : 'quiet'}
                onClick={action.run}
                ref={handFocusOn}
                title={action.title}
                type="button"
              />
            )}
          </Answer>
        )}
      </div>
    </div>
  );
}
