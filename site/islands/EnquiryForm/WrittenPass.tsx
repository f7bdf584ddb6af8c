import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { Enquiry } from '#enquiry/fields.ts';
import { codeOf } from './code-of.ts';
import { EnquiryPass, type EnquiryPassProps } from './EnquiryPass.tsx';
import type { Judge } from './enquiry-resolver.ts';
import { type Printed, usePrinted } from './use-printed.ts';

export interface WrittenPassProps {
  control: Control<Enquiry>;
  judge: Judge;
  /** What was sent last: it stays on the pass while the answer stands on it. */
  sent: Printed;
  stage: EnquiryPassProps['stage'];
  children: ReactNode;
}

/** The pass of the enquiry in the fields. It alone is rendered with every key; the fields keep their own. */
export function WrittenPass({ control, judge, sent, stage, children }: WrittenPassProps) {
  const typed = usePrinted(judge, useWatch({ control }));
  const printed = stage === 'writing' ? typed : sent;
  return (
    <EnquiryPass
      from={codeOf(printed.company ?? printed.name ?? '')}
      printed={printed}
      stage={stage}
    >
      {children}
    </EnquiryPass>
  );
}
