import { useEffect, useState } from 'react';
import { type FieldName, fieldNames } from '#enquiry/fields.ts';
import type { Judge } from './enquiry-resolver.ts';

export type Printed = Readonly<Partial<Record<FieldName, string>>>;

const nothing: Printed = {};

/** The fields that are valid, as they are typed. The rules may have to be loaded first. */
export function usePrinted(judge: Judge, values: Printed): Printed {
  const [printed, setPrinted] = useState(nothing);

  useEffect(() => {
    let isCurrent = true;
    const print = async () => {
      const typed = fieldNames.filter((name) => values[name]?.trim());
      if (typed.length === 0) return setPrinted(nothing);
      const verdict = await judge(values);
      if (!isCurrent) return;
      const valid = typed.filter((name) => verdict.ok || !verdict.messages[name]);
      setPrinted(Object.fromEntries(valid.map((name) => [name, values[name]?.trim()])));
    };
    void print();
    return () => {
      isCurrent = false;
    };
  }, [judge, values]);

  return printed;
}
