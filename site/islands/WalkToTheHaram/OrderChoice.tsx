import { useId, useLayoutEffect, useRef } from 'react';
import { RadioOption } from '#components/Choices/RadioOption.tsx';
import { walk } from '#content/walk.ts';
import type { Order } from './hotels-within.ts';
import styles from './OrderChoice.module.css';

export interface OrderChoiceProps {
  chosen: Order;
  onChoose: (order: Order) => void;
}

export function OrderChoice({ chosen, onChoose }: OrderChoiceProps) {
  const name = useId();
  const field = useRef<HTMLFieldSetElement>(null);

  // The visitor may have chosen before hydration.
  useLayoutEffect(() => {
    const radios = [...(field.current?.querySelectorAll('input') ?? [])];
    const already = walk.order.options[radios.findIndex(({ checked }) => checked)];
    if (already) onChoose(already.by);
  }, [onChoose]);

  return (
    <fieldset className={styles.order} ref={field}>
      <legend className="visually-hidden">{walk.order.label}</legend>
      {walk.order.options.map(({ by, title }) => (
        <RadioOption
          checked={by === chosen}
          className={styles.option}
          key={by}
          name={name}
          onChange={() => onChoose(by)}
        >
          {title}
        </RadioOption>
      ))}
    </fieldset>
  );
}
