import { expect, test } from 'vitest';
import { aboutUs } from '#content/home.ts';
import { agency, bookings, flight, hotels, pilgrimsOf, transfer } from './scene-data.ts';

const { booking, phone, driver, hotel, office } = aboutUs.story;

test('the booking story has the booking, flight, hotels and driver of the pictures', () => {
  const inScenes = bookings.find(({ reference }) => reference === booking.reference);
  expect(inScenes).toMatchObject({ lead: booking.lead, paid: 'all' });
  expect(inScenes && pilgrimsOf(inScenes)).toBe(booking.pilgrims);
  expect(flight.date.startsWith(booking.date)).toBe(true);
  // The story starts at the airport in agency/identity.ts.
  expect(phone).toMatchObject({ agency: agency.name, to: flight.to });
  expect(phone.stays.map(({ place }) => place)).toEqual([hotels.minara.name, hotels.tayba.name]);
  expect(driver).toMatchObject({
    landing: { time: flight.arrives, text: `${flight.number} lands` },
    name: transfer.driver,
    plate: transfer.plate,
    car: transfer.car,
    pickUp: { text: transfer.from },
    arrival: { text: transfer.to },
  });
});

test('the other bookings of the story have the rooms and balances of the pictures', () => {
  const families = bookings.flatMap(({ lead, rooms }) => rooms.map(() => lead.split(' ').at(-1)));
  for (const { room, family } of [...hotel.before, booking, ...hotel.after]) {
    expect(families[room - 801]).toBe(family);
  }
  for (const line of [...office.before, ...office.after]) {
    const other = bookings.find(({ reference }) => reference === line.reference);
    expect(other?.lead.endsWith(line.family)).toBe(true);
    expect(other && pilgrimsOf(other)).toBe(line.pilgrims);
    expect(other?.paid === 'all').toBe(line.balance === office.balance);
  }
});
