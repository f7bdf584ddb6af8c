import { useId } from 'react';
import styles from './Newsletter.module.css';

/**
 * The specification wants a newsletter box whose Send does nothing and calls nothing. `method=dialog`
 * outside a dialog is the platform's own way to say so: the browser drops the submission, with or
 * without JavaScript.
 */
export function Newsletter() {
  const field = useId();
  return (
    <form className={styles.newsletter} method="dialog" noValidate>
      <label className={styles.label} htmlFor={field}>
        Newsletter
      </label>
      <div className={styles.row}>
        <input
          autoComplete="email"
          className={styles.field}
          id={field}
          placeholder="Email address"
          type="email"
        />
        <button className={styles.send} type="submit">
          Send
        </button>
      </div>
    </form>
  );
}
