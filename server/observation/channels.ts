import { channel } from 'node:diagnostics_channel';

// Publishers need not know the metrics, and a channel without subscribers costs next to nothing.

export interface EnquiryHandled {
  /** `accepted`, `repeated`, or the code of the problem. */
  readonly outcome: string;
}

export interface GroupSent {
  /** How many calls share one transaction and one sync of the store. */
  readonly calls: number;
}

export const enquiryHandled = channel('enquiries:handled');
export const groupSent = channel('store:group-sent');
