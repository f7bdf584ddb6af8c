import type { ReactNode } from 'react';
import { Check, Hourglass, PencilLine, TriangleAlert } from '#components/Icon/icons.tsx';
import { enquiryForm as content } from '#content/enquiry.ts';
import styles from './Answer.module.css';

const looks = {
  accepted: { className: styles.accepted, Icon: Check },
  failed: { className: styles.trouble, Icon: TriangleAlert },
  postponed: { className: styles.trouble, Icon: Hourglass },
  refused: { className: styles.trouble, Icon: PencilLine },
  sending: { className: styles.sending, Icon: Hourglass },
} as const;

export interface AnswerProps {
  look: keyof typeof looks;
  texts: readonly string[];
  /** The way on. */
  children?: ReactNode;
}

/** One answer in its red box: what it is by sign and title, then its words as they came. */
export function Answer({ look, texts, children }: AnswerProps) {
  const { className, Icon } = looks[look];
  return (
    <div className={className}>
      <p className={styles.title}>
        <span aria-hidden="true" className={styles.sign}>
          <Icon size={20} strokeWidth={2.25} />
        </span>
        {content.titles[look]}
      </p>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers are only ever added at the end
        <p key={index}>{text}</p>
      ))}
      {children}
    </div>
  );
}
