import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Pass, PassBody, PassStub } from '#components/Pass/Pass.tsx';
import { enquiryForm as content } from '#content/enquiry.ts';
import { starPath } from '#drawing/star.ts';
import { type FieldName, fieldNames } from '#enquiry/fields.ts';
import styles from './EnquiryPass.module.css';

const facts = ['name', 'company', 'email', 'phone'] as const;

export interface EnquiryPassProps {
  /** Where the enquiry comes from, in three letters. */
  from?: string | undefined;
  /** The fields that are valid by now, or what has been sent. */
  printed: Readonly<Partial<Record<FieldName, string>>>;
  /** How far the enquiry is. The stub is torn off as soon as it has left. */
  stage: keyof typeof content.pass.stages;
  /** The answer, which stands on the pass. */
  children: ReactNode;
}

/**
 * The enquiry as a boarding pass to the agency, printed while it is written. It only repeats what
 * stands in the fields, so a screen reader passes over all of it but the answer.
 */
export function EnquiryPass({ from, printed, stage, children }: EnquiryPassProps) {
  const { pass, fields } = content;
  return (
    <Pass beside="narrow" className={clsx(styles.pass, stage !== 'writing' && styles.torn)}>
      <PassBody aria-hidden="true" band="bone" className={styles.body}>
        <dl className={styles.route}>
          <div>
            <dt className={styles.label}>{pass.from}</dt>
            <dd className={styles.code}>{from ?? pass.you}</dd>
          </div>
          <div className={styles.to}>
            <dt className={styles.label}>{pass.to}</dt>
            <dd className={styles.code}>{pass.airport}</dd>
          </div>
        </dl>
        <dl className={styles.facts}>
          {facts.map((name) => (
            <div key={name}>
              <dt className={styles.label}>{fields[name].label}</dt>
              <dd className={styles.value}>{printed[name] ?? pass.blank}</dd>
            </div>
          ))}
        </dl>
      </PassBody>
      <PassStub aria-hidden="true" band="bone" className={styles.stub}>
        <p className={styles.label}>{pass.checkIn}</p>
        <p className={styles.value}>
          {pass.stages[stage] ?? pass.filled(Object.keys(printed).length, fieldNames.length)}
        </p>
        {/* A star of 16 units for each field, 2 apart. */}
        <svg aria-hidden="true" className={styles.stars} height={16} viewBox="0 0 88 16" width={88}>
          {fieldNames.map((name, index) => (
            <path
              className={clsx(styles.star, name in printed && styles.lit)}
              d={starPath(8 + index * 18, 8, 8)}
              key={name}
            />
          ))}
        </svg>
      </PassStub>
      <div className={styles.answer} data-band="bone">
        {children}
      </div>
    </Pass>
  );
}
