import styles from './AnswerBox.module.css';

export interface AnswerBoxProps {
  /** The server's text as it is, or the specified sentence for a failure; none before an answer. */
  message?: string | undefined;
  /** The way on after an answer that did not accept the enquiry. */
  action?: { readonly title: string; readonly run: () => void } | undefined;
}

/** The red alert box above the button (specification, section 4). It is there from the start, so that its text is announced. */
export function AnswerBox({ message, action }: AnswerBoxProps) {
  return (
    <div role="alert">
      {message && (
        <div className={styles.box}>
          <p>{message}</p>
          {action && (
            <button className={styles.action} onClick={action.run} type="button">
              {action.title}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
