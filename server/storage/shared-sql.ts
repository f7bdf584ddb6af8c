import type { Delivery, Filter, Page, Selection } from './enquiry-store.ts';

export type Value = string | number;

/** A WHERE clause with `?` for each value, for both databases. */
export interface Conditions {
  readonly where: string;
  readonly values: Value[];
}

const join = (parts: ReadonlyArray<readonly [string, Value?]>): Conditions => ({
  where: parts.length === 0 ? 'TRUE' : parts.map(([sql]) => sql).join(' AND '),
  values: parts.flatMap(([, value]) => (value === undefined ? [] : [value])),
});

export function filterConditions(filter: Filter, page: Page): Conditions {
  const parts: Array<readonly [string, Value?]> = [];
  if (filter.since !== undefined) parts.push(['e.received_at >= ?', filter.since]);
  if (filter.until !== undefined) parts.push(['e.received_at < ?', filter.until]);
  if (filter.email !== undefined) parts.push(['lower(e.email) = lower(?)', filter.email]);
  if (filter.mail !== undefined) parts.push(['o.state = ?', filter.mail]);
  if (filter.suspects) parts.push(['e.suspicion IS NOT NULL']);
  if (page.before !== undefined) parts.push(['e.id < ?', page.before]);
  return join(parts);
}

export function selectionConditions(selection: Selection): Conditions {
  if ('reference' in selection) return join([['e.reference = ?', selection.reference]]);
  if ('email' in selection) return join([['lower(e.email) = lower(?)', selection.email]]);
  return join([['e.received_at < ?', selection.receivedBefore]]);
}

/** The columns of a `StoredEnquiry`, aliased to its property names. */
export const storedColumns = `
  e.id, e.reference, e.received_at AS "receivedAt", e.name, e.email, e.company, e.phone, e.message,
  e.suspicion, o.state AS mail, o.attempts, o.sent_at AS "sentAt", o.last_error AS "lastError"`;

/** The values of `state`, `due_at`, `sent_at` and `last_error` after a delivery. */
export function deliveryValues(
  delivery: Delivery,
): readonly [string, number | null, number | null, string | null] {
  if (delivery.outcome === 'sent') return ['sent', null, delivery.at, null];
  const { error, retryAt } = delivery;
  return [retryAt === null ? 'dead' : 'waiting', retryAt, null, error];
}

export const joinedTables = 'FROM enquiries e JOIN outbox o ON o.enquiry_id = e.id';

/** A column with the number of outbox rows in a state, named after the state. */
export const countByState = (state: string): string =>
  `count(*) FILTER (WHERE o.state = '${state}') AS ${state}`;
