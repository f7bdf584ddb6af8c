import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { Enquiry } from '#enquiry/fields.ts';
import { airportCode } from './airport-code.ts';
import { EnquiryPass, type EnquiryPassProps } from './EnquiryPass.tsx';
import type { Validate } from './enquiry-resolver.ts';
import { type PrintedFields, usePrintedFields } from './use-printed-fields.ts';

export interface WrittenPassProps {
  control: Control<Enquiry>;
  validate: Validate;
  /** The fields sent last. They stay on the pass while it shows the response. */
  sent: PrintedFields;
  stage: EnquiryPassProps['stage'];
  children: ReactNode;
}

/**
 * The pass of the enquiry being written. Only this component renders on every keystroke, not the
 * fields.
 */
export function WrittenPass({ control, validate, sent, stage, children }: WrittenPassProps) {
  const typed = usePrintedFields(validate, useWatch({ control }));
  const printed = stage === 'writing' ? typed : sent;
  return (
    <EnquiryPass
      from={airportCode(printed.company ?? printed.name ?? '')}
      printed={printed}
      stage={stage}
    >
      {children}
    </EnquiryPass>
  );
}
