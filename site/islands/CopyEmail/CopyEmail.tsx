import { useRef } from 'react';
import { Copy } from '#components/Icon/icons.tsx';
import type { contactPage } from '#content/contact-page.ts';
import { showToast } from '../Toasts/show-toast.ts';
import styles from './CopyEmail.module.css';

export interface CopyEmailProps {
  content: (typeof contactPage)['details']['email'];
}

/** The address as a link, which needs no script, and a button that copies it. */
export function CopyEmail({ content }: CopyEmailProps) {
  const address = useRef<HTMLAnchorElement>(null);

  const copy = async () => {
    try {
      // Absent outside a secure context, which is one more way of not being allowed.
      await navigator.clipboard.writeText(content.address);
      showToast(content.copied, 'success');
    } catch {
      // Where copying is not allowed, the address is at least selected, ready to be copied by hand.
      if (address.current) getSelection()?.selectAllChildren(address.current);
      showToast(content.refused);
    }
  };

  return (
    <>
      <a className={styles.address} href={`mailto:${content.address}`} ref={address}>
        {content.address}
      </a>
      <button
        aria-label={content.copyLabel}
        className={styles.copy}
        onClick={() => void copy()}
        type="button"
      >
        <Copy aria-hidden="true" size={16} />
        {content.copy}
      </button>
    </>
  );
}
