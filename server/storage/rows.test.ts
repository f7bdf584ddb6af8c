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

it('takes a row as the store writes it', () => {
  expect(readRow(StoredEnquiryRow, row)).toEqual(row);
});

it.each([
  ['mail', 'lost'],
  ['suspicion', 'a private matter'],
  ['receivedAt', 'yesterday'],
  ['message', 7],
])('refuses a wrong %s by its name, and tells nothing of what a visitor wrote', (column, value) => {
  const sentence = `the store holds what it should not, in ${column}`;
  expect(() => readRow(StoredEnquiryRow, { ...row, [column]: value })).toThrow(new Error(sentence));
});
