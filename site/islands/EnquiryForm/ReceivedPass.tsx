import type { FieldName } from '#enquiry/fields.ts';
import { Answer } from './Answer.tsx';
import styles from './EnquiryForm.module.css';
import { EnquiryPass } from './EnquiryPass.tsx';

export interface ReceivedPassProps {
  values: Readonly<Record<FieldName, string>>;
  message: string;
}

/** The pass of an enquiry that a browser has sent by itself. Rendered only, never hydrated. */
export function ReceivedPass({ values, message }: ReceivedPassProps) {
  return (
    <div className={styles.form}>
      <EnquiryPass printed={values} stage="received">
        <Answer look="accepted" texts={[message]} />
      </EnquiryPass>
    </div>
  );
}
