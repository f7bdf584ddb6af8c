import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { film } from '#content/film.ts';
import { hero } from '#content/home.ts';
import { minutesOf, walkHotels } from '#content/walk.ts';
import { asset } from '../places.ts';
import {
  bookings,
  departures,
  flight,
  group,
  hotels,
  makkahHotels,
  nights,
  paidOf,
  paidShare,
  pilgrimsOf,
  totalOf,
} from './scene-data.ts';

test('the figures of the sample group add up', () => {
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

test('the nights of each stay fill the days between the flights', () => {
  const day = (text: string) => Number.parseInt(text, 10);
  const [makkah, madinah] = group.stays;
  expect(nights).toBe('5 + 5');
  for (const stay of group.stays) expect(day(stay.to) - day(stay.from)).toBe(stay.nights);
  expect([day(makkah.from), makkah.to, day(madinah.to)]).toEqual([
    day(flight.date),
    madinah.from,
    day(flight.returnDate),
  ]);
});

test('the film has the balance of the pictures', () => {
  expect(group.balance).toBe(5980);
  const share = `${paidShare} per cent`;
  expect(film.description).toContain(`42 guests, five plus five nights, ${share} paid`);
  const spoken = readFileSync(asset('film/descriptions.vtt'), 'utf8');
  expect(spoken).toContain(`42 guests, ${share} paid`);
});

test('the pictures show the hotels that visitors can choose', () => {
  expect(makkahHotels.map(({ name }) => name)).toEqual(walkHotels.map(({ name }) => name));
  expect(hotels.minara.minutes).toBe(5);
  expect(walkHotels.map(minutesOf)).toEqual([3, 5, 6, 7, 9, 11, 13, 15]);
});

test('projects with a case study are live on the board', () => {
  for (const row of hero.board.rows.filter((one) => 'link' in one)) {
    expect(row.statuses[0], row.project).toBe('Live');
  }
});
