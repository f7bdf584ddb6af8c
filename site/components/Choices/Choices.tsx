import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Choices.module.css';
import { RadioOption } from './RadioOption.tsx';

interface Choice {
  readonly value: string | number;
  readonly title: string;
}

export interface ChoicesProps {
  legend: string;
  name: string;
  /** The first option is selected initially. */
  options: readonly [Choice, Choice, Choice];
  className?: string | undefined;
  /** An element with `data-when="1 3"` is visible while the first or third option is selected. */
  children: ReactNode;
}

/** Three radio buttons and the content that depends on them, in CSS only. */
export function Choices({ legend, name, options, className, children }: ChoicesProps) {
  return (
    <div className={clsx(styles.choices, className)}>
      <fieldset className={styles.options}>
        <legend className={styles.legend}>{legend}</legend>
        {options.map(({ value, title }, index) => (
          <RadioOption
            className={styles.option}
            defaultChecked={index === 0}
            key={value}
            name={name}
            value={value}
          >
            {title}
          </RadioOption>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
