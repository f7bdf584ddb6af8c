import { useId } from 'react';
import { enquiryForm as content } from '#content/enquiry.ts';
import { type FieldName, fieldNames } from '#enquiry/fields.ts';
import type { RuleSet } from '#enquiry/rules.ts';
import { formFields } from '#enquiry/transport.ts';
import { Answer } from './Answer.tsx';
import { AnswerBox } from './AnswerBox.tsx';
import { EnquiryField } from './EnquiryField.tsx';
import styles from './EnquiryForm.module.css';
import { EnquiryPass } from './EnquiryPass.tsx';
import { FormButton } from './FormButton.tsx';
import { NativeAnswer } from './NativeAnswer.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';
import { WrittenPass } from './WrittenPass.tsx';

export interface EnquiryFormProps {
  /** Which of the two rule sets applies (specification, section 5). */
  form: RuleSet;
  /** What the form is called; the heading above it says the same. */
  label: string;
  /**
   * What the page of a native post starts with: the server's answer, what was typed and the messages
   * to it. Rendered only, never hydrated.
   */
  answered?: {
    readonly message: string;
    readonly kind: string;
    readonly form: string;
    readonly values: Readonly<Record<FieldName, string>>;
    readonly messages: Readonly<Record<FieldName, string>>;
    readonly invalid: Readonly<Record<FieldName, string>>;
  };
}

/**
 * The enquiry form. As HTML it posts by itself; once hydrated it checks while the visitor types,
 * sends JSON, and keeps what was typed until the server has answered.
 */
export function EnquiryForm({ form, label, answered }: EnquiryFormProps) {
  const id = useId();
  const { answer, fieldProps, formProps, honeypot, passProps, sendProps } = useEnquiryForm(form);
  return (
    <form
      action={content.endpoint}
      aria-label={label}
      className={styles.form}
      method="post"
      noValidate
      {...formProps}
    >
      {answered && <NativeAnswer kind={answered.kind} message={answered.message} />}
      <div className={styles.sheet}>
        <p className={styles.required}>{content.required}</p>
        {fieldNames.map((name) => (
          <EnquiryField
            {...fieldProps(name)}
            {...(answered && {
              defaultValue: answered.values[name],
              'aria-invalid': answered.invalid[name] as 'true',
              message: answered.messages[name],
            })}
            field={content.fields[name]}
            id={`${id}${name}`}
            key={name}
            name={name}
          />
        ))}
        <div aria-hidden="true" className={styles.trap}>
          <label htmlFor={`${id}trap`}>{content.honeypot}</label>
          <input
            autoComplete="off"
            id={`${id}trap`}
            name={formFields.honeypot}
            ref={honeypot}
            tabIndex={-1}
            type="text"
          />
        </div>
        <input name={formFields.form} type="hidden" value={answered?.form ?? form} />
        {!answered && (
          <WrittenPass {...passProps}>
            <AnswerBox {...answer} />
          </WrittenPass>
        )}
        <FormButton className={styles.send} title={content.send} type="submit" {...sendProps} />
      </div>
    </form>
  );
}

export interface ReceivedPassProps {
  values: Readonly<Record<FieldName, string>>;
  message: string;
}

/**
 * The pass of an enquiry that a browser has sent by itself. Rendered only, never hydrated; in this file so
 * that its styles are not a request of their own where the form is.
 */
export function ReceivedPass({ values, message }: ReceivedPassProps) {
  return (
    <div className={styles.form}>
      <EnquiryPass printed={values} stage="received">
        <Answer look="accepted" texts={[message]} />
      </EnquiryPass>
    </div>
  );
}
