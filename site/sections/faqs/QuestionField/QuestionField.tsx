import { useId } from 'react';
import { SubmitButton } from '#components/ButtonLink/SubmitButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { faqs } from '#content/faqs.ts';
import styles from './QuestionField.module.css';

export interface QuestionFieldProps {
  content: (typeof faqs)['closing'];
}

/**
 * The end of /faqs: a field whose question opens the contact form. It has no name, so that without
 * scripts the question is not put into an address.
 */
export function QuestionField({ content }: QuestionFieldProps) {
  const field = useId();
  return (
    <Section className="screen-only">
      <form action="/contact" className={styles.form} data-opens-contact="">
        <h2>
          <label htmlFor={field}>{content.title}</label>
        </h2>
        <div className={styles.row}>
          <input
            autoComplete="off"
            className={styles.field}
            id={field}
            maxLength={500}
            placeholder={content.placeholder}
            type="text"
          />
          <SubmitButton className={styles.ask}>{content.action}</SubmitButton>
        </div>
        <p className={styles.text}>{content.text}</p>
      </form>
    </Section>
  );
}
