import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Claim, Outbox } from './enquiry-store.ts';
import type { PostgresQueries } from './postgres-queries.ts';
import { DueRow, readRow, StoredEnquiryRow } from './rows.ts';
import { deliveryValues, storedColumns } from './shared-sql.ts';

const claimDue = `
  WITH due AS (
    SELECT enquiry_id FROM outbox WHERE state = 'waiting' AND due_at <= $3
    ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
  UPDATE outbox o SET claim_token = $1, attempts = o.attempts + 1, due_at = $2
  FROM due, enquiries e WHERE o.enquiry_id = due.enquiry_id AND e.id = due.enquiry_id
  RETURNING ${storedColumns}`;

const settle = `
  UPDATE outbox SET state = $1, due_at = coalesce($2, due_at), sent_at = $3, last_error = $4,
    claim_token = NULL
  WHERE enquiry_id = $5 AND claim_token = $6 AND state = 'waiting'`;

export function createPostgresOutbox({ run, first }: PostgresQueries): Outbox {
  return {
    async claim(now, leaseMs, limit) {
      const token = randomUUID();
      const { rows } = await run(claimDue, [token, now + leaseMs, now, limit]);
      return readRow(v.array(StoredEnquiryRow), rows).map((enquiry): Claim => ({ token, enquiry }));
    },
    async settle({ token, enquiry }, delivery) {
      const { rowCount } = await run(settle, [...deliveryValues(delivery), enquiry.id, token]);
      return rowCount === 1;
    },
    nextDue: async () =>
      (await first(DueRow, `SELECT min(due_at) AS due FROM outbox WHERE state = 'waiting'`)).due ??
      undefined,
  };
}
