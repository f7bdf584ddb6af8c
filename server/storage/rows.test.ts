import { expect, it } from 'vitest';
import { readRow, StoredEnquiryRow } from './rows.ts';

const row = {
  id: 1,
  reference: '4C8M-P7QX',
  receivedAt: 1,
  name: 'Ann',
  email: 'ann@example.com',
  company: 'Example Travel',
  phone: '01214960000',
  message: 'Hello',
  suspicion: null,
  mail: 'waiting',
  attempts: 0,
  sentAt: null,
  lastError: null,
};

it('accepts a valid row', () => {
  expect(readRow(StoredEnquiryRow, row)).toEqual(row);
});

it.each([
  ['mail', 'lost'],
  ['suspicion', 'a private matter'],
  ['receivedAt', 'yesterday'],
  ['message', 7],
])('rejects an invalid %s without quoting its value', (column, value) => {
  const sentence = `the store has invalid data in ${column}`;
  expect(() => readRow(StoredEnquiryRow, { ...row, [column]: value })).toThrow(new Error(sentence));
});
