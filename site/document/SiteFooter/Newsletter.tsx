import { useId } from 'react';
import { Label } from '#components/Label/Label.tsx';
import type { footer } from '#content/site.ts';
import styles from './Newsletter.module.css';

export interface NewsletterProps {
  content: (typeof footer)['newsletter'];
}

/**
 * The specification requires a newsletter form whose button does nothing. Browsers ignore the
 * submission of a form with `method=dialog` outside a dialog, with or without JavaScript.
 */
export function Newsletter({ content }: NewsletterProps) {
  const field = useId();
  return (
    <form aria-label={content.title} className={styles.newsletter} method="dialog" noValidate>
      <Label as="label" className={styles.label} htmlFor={field}>
        {content.label}
      </Label>
      <div className={styles.row}>
        <input
          autoComplete="email"
          className={styles.field}
          id={field}
          placeholder={content.placeholder}
          type="email"
        />
        <button className={styles.send} type="submit">
          {content.send}
        </button>
      </div>
    </form>
  );
}
