import { useId } from 'react';
import { enquiryForm as content } from '#content/enquiry.ts';
import { type FieldName, fieldNames } from '#enquiry/fields.ts';
import type { RuleSet } from '#enquiry/rules.ts';
import { formFields } from '#enquiry/transport.ts';
import { EnquiryField } from './EnquiryField.tsx';
import styles from './EnquiryForm.module.css';
import { EnquiryPass } from './EnquiryPass.tsx';
import { FormButton } from './FormButton.tsx';
import { NativeResponse } from './NativeResponse.tsx';
import { ResponseBox } from './ResponseBox.tsx';
import { ResponseMessage } from './ResponseMessage.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';
import { WrittenPass } from './WrittenPass.tsx';

export interface EnquiryFormProps {
  /** Which of the two rule sets applies (specification, section 5). */
  form: RuleSet;
  /** The accessible name, the same as the heading above the form. */
  label: string;
  /**
   * The response to a native post (without JavaScript): the server's message, the typed values and
   * their messages. Such a page is rendered and never hydrated.
   */
  response?: {
    readonly message: string;
    readonly kind: string;
    readonly form: string;
    readonly values: Readonly<Record<FieldName, string>>;
    readonly messages: Readonly<Record<FieldName, string>>;
    readonly invalid: Readonly<Record<FieldName, string>>;
  };
}

/**
 * The enquiry form. Without JavaScript the browser posts it. Once hydrated it validates while the
 * visitor types, sends JSON, and keeps the text until the server has responded.
 */
export function EnquiryForm({ form, label, response }: EnquiryFormProps) {
  const id = useId();
  const { responseBox, fieldProps, formProps, honeypot, passProps, sendProps } =
    useEnquiryForm(form);
  return (
    <form
      action={content.endpoint}
      aria-label={label}
      className={styles.form}
      method="post"
      noValidate
      {...formProps}
    >
      {response && <NativeResponse kind={response.kind} message={response.message} />}
      <div className={styles.sheet}>
        <p className={styles.required}>{content.required}</p>
        {fieldNames.map((name) => (
          <EnquiryField
            {...fieldProps(name)}
            {...(response && {
              defaultValue: response.values[name],
              'aria-invalid': response.invalid[name] as 'true',
              message: response.messages[name],
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
        <input name={formFields.form} type="hidden" value={response?.form ?? form} />
        {!response && (
          <WrittenPass {...passProps}>
            <ResponseBox {...responseBox} />
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
 * The pass on the page after a native post. It is rendered and never hydrated. It is in this file
 * so that its styles are in the same style sheet as the form's.
 */
export function ReceivedPass({ values, message }: ReceivedPassProps) {
  return (
    <div className={styles.form}>
      <EnquiryPass printed={values} stage="received">
        <ResponseMessage look="accepted" texts={[message]} />
      </EnquiryPass>
    </div>
  );
}
