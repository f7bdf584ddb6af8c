import type { ReactNode } from 'react';
import { Check, Hourglass, PencilLine, TriangleAlert } from '#components/Icon/icons.tsx';
import { enquiryForm as content } from '#content/enquiry.ts';
import styles from './ResponseMessage.module.css';

const looks = {
  accepted: { className: styles.accepted, Icon: Check },
  failed: { className: styles.problem, Icon: TriangleAlert },
  postponed: { className: styles.problem, Icon: Hourglass },
  refused: { className: styles.problem, Icon: PencilLine },
  sending: { className: styles.sending, Icon: Hourglass },
} as const;

export interface ResponseMessageProps {
  look: keyof typeof looks;
  texts: readonly string[];
  /** The button below the text. */
  children?: ReactNode;
}

/**
 * One response in its red box: an icon and a title for its kind, then the server's text unchanged.
 */
export function ResponseMessage({ look, texts, children }: ResponseMessageProps) {
  const { className, Icon } = looks[look];
  return (
    <div className={className}>
      <p className={styles.title}>
        <span aria-hidden="true" className={styles.icon}>
          <Icon size={20} strokeWidth={2.25} />
        </span>
        {content.titles[look]}
      </p>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts are only ever appended
        <p className={styles.text} key={index}>
          {text}
        </p>
      ))}
      {children}
    </div>
  );
}
