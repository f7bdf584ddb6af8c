import { channel } from 'node:diagnostics_channel';

/**
 * What the service tells whoever measures it. Publishing to a channel that nobody listens to costs
 * next to nothing, and those who publish need not know the figures that are made of it.
 */
export interface EnquiryAnswered {
  /** `accepted`, `repeated`, or the code of the problem. */
  readonly outcome: string;
}

export interface GroupSent {
  /** How many calls share this turn of the store, and so one transaction and one sync. */
  readonly calls: number;
}

export const enquiryAnswered = channel('enquiries:answered');
export const groupSent = channel('store:group-sent');
