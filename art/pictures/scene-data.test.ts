import { expect, test } from 'vitest';
import { bookings, departures, group, paidOf, pilgrimsOf, totalOf } from './scene-data.ts';

test('the sample group adds up, as a visitor with a calculator would find', () => {
  expect(group.pilgrims).toBe(42);
  expect(group.paid + group.balance).toBe(group.total);
  expect(bookings.reduce((sum, booking) => sum + totalOf(booking), 0)).toBe(group.total);
  for (const booking of bookings) {
    expect(paidOf(booking)).toBeLessThanOrEqual(totalOf(booking));
    expect(booking.rooms.reduce<number>((sum, share) => sum + share, 0)).toBe(pilgrimsOf(booking));
  }
  expect(departures[0].seats).toBe(group.pilgrims);
});

test('references are unique and in order', () => {
  const references = bookings.map(({ reference }) => reference);
  expect(references).toEqual([...new Set(references)].sort());
});
