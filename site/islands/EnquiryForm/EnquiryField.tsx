import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import type { enquiryForm } from '#content/enquiry.ts';
import type { FieldName } from '#enquiry/fields.ts';
import styles from './EnquiryField.module.css';

type Control = InputHTMLAttributes<HTMLInputElement> & TextareaHTMLAttributes<HTMLTextAreaElement>;

export interface EnquiryFieldProps extends Control {
  id: string;
  name: FieldName;
  field: (typeof enquiryForm)['fields'][FieldName];
  /** What to do about the field. It is a hint until the field has been left, then an error. */
  message?: string | undefined;
  /** Whether a message that comes is announced. */
  isSpoken?: boolean;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** Label, control and message of one field, tied together for assistive technology. */
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
