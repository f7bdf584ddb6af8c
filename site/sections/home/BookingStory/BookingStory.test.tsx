import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import {
  agency,
  bookings,
  flight,
  hotels,
  pilgrimsOf,
  transfer,
} from '#art/pictures/scene-data.ts';
import { aboutUs } from '#content/home.ts';
import { BookingStory } from './BookingStory.tsx';

const { story } = aboutUs;
const { booking } = story;
const inScenes = bookings.find(({ reference }) => reference === booking.reference);

test('all four screens show the one booking', () => {
  const [, ...screens] = renderToStaticMarkup(<BookingStory className="" content={story} />).split(
    '<li',
  );
  expect(screens).toHaveLength(4);
  for (const screen of screens) {
    for (const said of [booking.reference, booking.family, booking.date]) {
      expect(screen).toContain(said);
    }
    expect(screen.match(/data-record/g)).toHaveLength(1);
  }
});

describe('the story is of the same world as the pictures', () => {
  const roomNumbers = new Map<number, string>();
  for (const { lead, rooms } of bookings) {
    for (const _ of rooms) roomNumbers.set(801 + roomNumbers.size, String(lead.split(' ').at(-1)));
  }

  it('has a booking of theirs', () => {
    expect(inScenes?.lead).toBe(booking.lead);
    expect(inScenes && pilgrimsOf(inScenes)).toBe(booking.pilgrims);
    expect(flight.date.startsWith(booking.date)).toBe(true);
    expect(inScenes?.paid).toBe('all');
  });

  it('has their agency, flight, hotels and driver', () => {
    expect(story.phone.agency).toBe(agency.name);
    // The story begins at the airport of whichever agency agency/identity.ts names.
    expect(story.phone.to).toBe(flight.to);
    expect(story.phone.stays.map(({ place }) => place)).toEqual([
      hotels.minara.name,
      hotels.tayba.name,
    ]);
    expect(story.driver.landing).toEqual({
      time: flight.arrives,
      text: `${flight.number} lands`,
    });
    const { name, plate, car, pickUp, arrival } = story.driver;
    expect({ name, plate, car, from: pickUp.text, to: arrival.text }).toEqual({
      name: transfer.driver,
      plate: transfer.plate,
      car: transfer.car,
      from: transfer.from,
      to: transfer.to,
    });
  });

  it('has their neighbours, in the same rooms and with the same balances', () => {
    const rooms = [...story.hotel.before, booking, ...story.hotel.after];
    for (const { room, family } of rooms) expect(roomNumbers.get(room)).toBe(family);
    for (const line of [...story.office.before, ...story.office.after]) {
      const other = bookings.find(({ reference }) => reference === line.reference);
      expect(other?.lead.endsWith(line.family)).toBe(true);
      expect(other && pilgrimsOf(other)).toBe(line.pilgrims);
      expect(other?.paid === 'all').toBe(line.balance === story.office.balance);
    }
  });
});
