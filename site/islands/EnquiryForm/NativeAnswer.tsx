import { Answer } from './Answer.tsx';
import styles from './NativeAnswer.module.css';

export interface NativeAnswerProps {
  /** `refused` or `postponed`: a mark until the server fills it in. */
  kind: string;
  message: string;
}

/**
 * Why a native post was not taken. Only the server knows which of the two it was, so both are in the page
 * and the style sheet leaves one of them out.
 */
export function NativeAnswer({ kind, message }: NativeAnswerProps) {
  return (
    <div className={styles.answers} data-kind={kind} role="alert">
      <Answer look="refused" texts={[message]} />
      <Answer look="postponed" texts={[message]} />
    </div>
  );
}
