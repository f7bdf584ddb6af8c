import type { Filter, Page, Selection } from './enquiry-store.ts';

export type Value = string | number;

/** A WHERE clause with `?` for each value: the part of the SQL that both databases share. */
export interface Conditions {
  readonly where: string;
  readonly values: Value[];
}

const joined = (parts: ReadonlyArray<readonly [string, Value?]>): Conditions => ({
  where: parts.length === 0 ? 'TRUE' : parts.map(([sql]) => sql).join(' AND '),
  values: parts.flatMap(([, value]) => (value === undefined ? [] : [value])),
});

/** The enquiries a list shows. */
export function matching(filter: Filter, page: Page): Conditions {
  const parts: Array<readonly [string, Value?]> = [];
  if (filter.since !== undefined) parts.push(['e.received_at >= ?', filter.since]);
  if (filter.until !== undefined) parts.push(['e.received_at < ?', filter.until]);
  if (filter.email !== undefined) parts.push(['lower(e.email) = lower(?)', filter.email]);
  if (filter.mail !== undefined) parts.push(['o.state = ?', filter.mail]);
  if (filter.suspects) parts.push(['e.suspicion IS NOT NULL']);
  if (page.before !== undefined) parts.push(['e.id < ?', page.before]);
  return joined(parts);
}

/** The enquiries an erasure takes. */
export function selected(selection: Selection): Conditions {
  if ('reference' in selection) return joined([['e.reference = ?', selection.reference]]);
  if ('email' in selection) return joined([['lower(e.email) = lower(?)', selection.email]]);
  return joined([['e.received_at < ?', selection.receivedBefore]]);
}

/** The columns of a `StoredEnquiry`, under its property names. */
export const storedColumns = `
  e.id, e.reference, e.received_at AS "receivedAt", e.name, e.email, e.company, e.phone, e.message,
  e.suspicion, o.state AS mail, o.attempts, o.sent_at AS "sentAt", o.last_error AS "lastError"`;
