import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, Ref } from 'react';
import buttons from '#components/ButtonLink/ButtonLink.module.css';
import { enquiryForm as content } from '#content/enquiry.ts';
import styles from './FormButton.module.css';

const looks = {
  primary: buttons.primary,
  quiet: clsx(buttons.quiet, styles.quiet),
} as const;

export interface FormButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  title: string;
  look: keyof typeof looks;
  /** Shows “Sending…”. The button stays focusable. */
  isBusy: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of the form. It contains both texts, so its size does not change. */
export function FormButton({ title, look, isBusy, className, ...rest }: FormButtonProps) {
  return (
    <button
      aria-disabled={isBusy}
      className={clsx('screen-only', buttons.button, styles.button, looks[look], className)}
      {...rest}
    >
      <span className={styles.title} hidden={isBusy}>
        {title}
      </span>
      <span className={styles.title} hidden={!isBusy}>
        {content.sending}
      </span>
    </button>
  );
}
