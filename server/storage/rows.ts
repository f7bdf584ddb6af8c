import * as v from 'valibot';
import {
  mailStates,
  type OutboxCounts,
  type Stats,
  type StoredEnquiry,
  suspicions,
} from './enquiry-store.ts';

/** The schema of a row. Rows are checked on reading, so that the port's types are true. */
export type RowOf<Shape> = v.GenericSchema<unknown, Shape>;

/** Parses one row or several. The error may be logged, so it names columns and no values. */
export function readRow<Shape>(schema: RowOf<Shape>, row: unknown): Shape {
  const result = v.safeParse(schema, row);
  if (result.success) return result.output;
  const columns = result.issues.map((issue) => v.getDotPath(issue) ?? 'the whole row');
  throw new Error(`the store has invalid data in ${columns.join(', ')}`);
}

const time = v.number();
const count = v.number();

const outboxCounts = {
  waiting: count,
  held: count,
  dead: count,
  oldestWaiting: v.nullable(time),
};

export const StoredEnquiryRow: RowOf<StoredEnquiry> = v.object({
  id: v.number(),
  reference: v.string(),
  receivedAt: time,
  name: v.string(),
  email: v.string(),
  company: v.string(),
  phone: v.string(),
  message: v.string(),
  suspicion: v.nullable(v.picklist(suspicions)),
  mail: v.picklist(mailStates),
  attempts: v.number(),
  sentAt: v.nullable(time),
  lastError: v.nullable(v.string()),
});

export const OutboxCountsRow: RowOf<OutboxCounts> = v.object(outboxCounts);

export const StatsRow: RowOf<Stats> = v.object({
  ...outboxCounts,
  enquiries: count,
  sent: count,
  suspects: count,
  first: v.nullable(time),
  last: v.nullable(time),
});

export const KeyRow = v.object({ reference: v.string(), fingerprint: v.string() });

export const DueRow = v.object({ due: v.nullable(time) });

export const CountRow = v.object({ n: count });

export const UpkeepRow = v.object({ value: v.number() });

export const ClaimedRow = v.object({ enquiry_id: v.number() });
