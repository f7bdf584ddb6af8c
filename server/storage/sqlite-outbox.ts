import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Claim, Outbox } from './enquiry-store.ts';
import { ClaimedRow, DueRow, readRow, StoredEnquiryRow } from './rows.ts';
import { deliveryValues, joinedTables, storedColumns } from './shared-sql.ts';
import { inTransaction } from './sqlite-connection.ts';
import { getRow } from './sqlite-rows.ts';
import type { Synchronous } from './synchronous.ts';

export function createSqliteOutbox(db: DatabaseSync): Synchronous<Outbox> {
  const stored = db.prepare(`SELECT ${storedColumns} ${joinedTables} WHERE e.id = ?`);
  const claimDue = db.prepare(`
    UPDATE outbox SET claim_token = ?, attempts = attempts + 1, due_at = ?
    WHERE enquiry_id IN (SELECT enquiry_id FROM outbox
      WHERE state = 'waiting' AND due_at <= ? ORDER BY due_at LIMIT ?)
    RETURNING enquiry_id`);
  const settle = db.prepare(`
    UPDATE outbox SET state = ?, due_at = coalesce(?, due_at), sent_at = ?, last_error = ?,
      claim_token = NULL
    WHERE enquiry_id = ? AND claim_token = ? AND state = 'waiting'`);
  return {
    claim: (now, leaseMs, limit) =>
      inTransaction(db, () => {
        const token = randomUUID();
        return readRow(v.array(ClaimedRow), claimDue.all(token, now + leaseMs, now, limit)).map(
          ({ enquiry_id }): Claim => ({
            token,
            enquiry: getRow(StoredEnquiryRow, stored, enquiry_id),
          }),
        );
      }),
    settle: ({ token, enquiry }, delivery) =>
      settle.run(...deliveryValues(delivery), enquiry.id, token).changes === 1,
    nextDue: () =>
      getRow(DueRow, db.prepare(`SELECT min(due_at) AS due FROM outbox WHERE state = 'waiting'`))
        .due ?? undefined,
  };
}
