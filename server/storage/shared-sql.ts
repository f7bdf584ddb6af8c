import type { Delivery, Filter, Page, Selection } from './enquiry-store.ts';

export type Value = string | number;

/** SQL with `?` for each value, for both databases. */
export interface Statement {
  readonly sql: string;
  readonly values: Value[];
}

interface Conditions {
  readonly where: string;
  readonly values: Value[];
}

const join = (parts: ReadonlyArray<readonly [string, Value?]>): Conditions => ({
  where: parts.length === 0 ? 'TRUE' : parts.map(([sql]) => sql).join(' AND '),
  values: parts.flatMap(([, value]) => (value === undefined ? [] : [value])),
});

function filterConditions(filter: Filter, page: Page): Conditions {
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

const selectStored = `SELECT ${storedColumns} ${joinedTables}`;

export function listStatement(filter: Filter, page: Page): Statement {
  const { where, values } = filterConditions(filter, page);
  return {
    sql: `${selectStored} WHERE ${where} ORDER BY e.id DESC LIMIT ?`,
    values: [...values, page.limit],
  };
}

export const findStatement = (reference: string): Statement => ({
  sql: `${selectStored} WHERE e.reference = ?`,
  values: [reference],
});

export function countStatement(selection: Selection): Statement {
  const { where, values } = selectionConditions(selection);
  return { sql: `SELECT count(*) AS n FROM enquiries e WHERE ${where}`, values };
}

/** A mail that is being sent keeps its lease, so it is not sent twice. */
export function resendStatement(which: { reference: string } | 'dead', now: number): Statement {
  const [chosen, ...values]: [string, ...Value[]] =
    which === 'dead'
      ? ["state = 'dead'"]
      : ['enquiry_id = (SELECT id FROM enquiries WHERE reference = ?)', which.reference];
  return {
    sql: `UPDATE outbox SET state = 'waiting', attempts = 0, last_error = NULL,
        due_at = CASE WHEN state = 'waiting' AND claim_token IS NOT NULL THEN due_at ELSE ? END,
        claim_token = CASE WHEN state = 'waiting' THEN claim_token END
      WHERE ${chosen}`,
    values: [now, ...values],
  };
}

export const statsSql = `
  SELECT count(*) AS enquiries, count(e.suspicion) AS suspects, min(e.received_at) AS first,
    max(e.received_at) AS last, ${['sent', 'waiting', 'held', 'dead'].map(countByState)},
    min(e.received_at) FILTER (WHERE o.state = 'waiting') AS "oldestWaiting" ${joinedTables}`;
