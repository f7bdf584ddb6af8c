import { Copy } from '#components/Icon/icons.tsx';
import type { contactPage } from '#content/contact-page.ts';
import styles from './CopyEmail.module.css';

export interface CopyEmailProps {
  content: (typeof contactPage)['details']['email'];
}

/**
 * The address as a link and a button that copies it. The button works without React
 * (copy-email.client.ts): WebKit allows a copy only during the press itself, not after hydration.
 */
export function CopyEmail({ content }: CopyEmailProps) {
  return (
    <>
      <a className={styles.address} href={`mailto:${content.address}`}>
        {content.address}
      </a>
      <button
        aria-label={content.copyLabel}
        className={styles.copy}
        data-copied={content.copied}
        data-copy={content.address}
        data-refused={content.refused}
        type="button"
      >
        <Copy aria-hidden="true" size={16} />
        {content.copy}
      </button>
    </>
  );
}
