import { useEffect, useState } from 'react';
import { type FieldName, fieldNames } from '#enquiry/fields.ts';
import type { Validate } from './enquiry-resolver.ts';

export type PrintedFields = Readonly<Partial<Record<FieldName, string>>>;

const nothing: PrintedFields = {};

/** The valid fields, updated while the visitor types. The rules may have to be loaded first. */
export function usePrintedFields(validate: Validate, values: PrintedFields): PrintedFields {
  const [printed, setPrinted] = useState(nothing);

  useEffect(() => {
    let isCurrent = true;
    const print = async () => {
      const typed = fieldNames.filter((name) => values[name]?.trim());
      if (typed.length === 0) return setPrinted(nothing);
      const verdict = await validate(values);
      if (!isCurrent) return;
      const valid = typed.filter((name) => verdict.ok || !verdict.messages[name]);
      setPrinted(Object.fromEntries(valid.map((name) => [name, values[name]?.trim()])));
    };
    void print();
    return () => {
      isCurrent = false;
    };
  }, [validate, values]);

  return printed;
}
