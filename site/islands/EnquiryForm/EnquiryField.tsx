import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import type { enquiryForm } from '#content/enquiry.ts';
import type { FieldName } from '#enquiry/fields.ts';
import styles from './EnquiryField.module.css';

type Control = InputHTMLAttributes<HTMLInputElement> & TextareaHTMLAttributes<HTMLTextAreaElement>;

export interface EnquiryFieldProps extends Control {
  id: string;
  name: FieldName;
  field: (typeof enquiryForm)['fields'][FieldName];
  /** How to correct the field: a hint until the visitor has left the field, then an error. */
  message?: string | undefined;
  /** Whether screen readers announce a new message. */
  isSpoken?: boolean;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** The label, control and message of one field, connected for assistive technology. */
export function EnquiryField({
  id,
  name,
  field,
  message,
  isSpoken = false,
  ...control
}: EnquiryFieldProps) {
  const messageId = `${id}-message`;
  const Control = name === 'message' ? 'textarea' : 'input';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
      </label>
      <Control
        aria-describedby={messageId}
        autoComplete={field.autoComplete}
        className={styles.control}
        id={id}
        name={name}
        placeholder={field.placeholder}
        required
        {...(name === 'message' ? { rows: 3 } : { type: field.type ?? 'text' })}
        {...control}
      />
      <p aria-live={isSpoken ? 'polite' : 'off'} className={styles.message} id={messageId}>
        {message}
      </p>
    </div>
  );
}
