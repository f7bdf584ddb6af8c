import type { StatementSync } from 'node:sqlite';
import * as v from 'valibot';
import { type RowOf, readRow } from './rows.ts';

/** For statements that always return a row. */
export const getRow = <Shape>(
  row: RowOf<Shape>,
  statement: StatementSync,
  ...values: Array<string | number>
): Shape => readRow(row, statement.get(...values));

export const findRow = <Shape>(
  row: RowOf<Shape>,
  statement: StatementSync,
  ...values: Array<string | number>
): Shape | undefined => readRow(v.optional(row), statement.get(...values));
