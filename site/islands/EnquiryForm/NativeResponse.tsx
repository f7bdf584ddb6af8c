import styles from './NativeResponse.module.css';
import { ResponseMessage } from './ResponseMessage.tsx';

export interface NativeResponseProps {
  /** `refused` or `postponed`; a placeholder until the server fills it in. */
  kind: string;
  message: string;
}

/**
 * Why a native post was not accepted. Only the server knows which kind it is, so the page contains
 * both and the style sheet hides one.
 */
export function NativeResponse({ kind, message }: NativeResponseProps) {
  return (
    <div className={styles.responses} data-kind={kind} role="alert">
      <ResponseMessage look="refused" texts={[message]} />
      <ResponseMessage look="postponed" texts={[message]} />
    </div>
  );
}
