import { minutesOf, type WalkHotel, type walk } from '#content/walk.ts';

export type Order = (typeof walk)['order']['options'][number]['by'];

/** Lower is first. Equal hotels are ordered by distance. */
const ranks: Readonly<Record<Order, (hotel: WalkHotel) => number>> = {
  walk: ({ metres }) => metres,
  price: ({ nightly }) => nightly,
  score: ({ score }) => -score,
};

export const inOrder = (hotels: readonly WalkHotel[], order: Order): readonly WalkHotel[] =>
  hotels.toSorted(
    (one, other) => ranks[order](one) - ranks[order](other) || one.metres - other.metres,
  );

export const isWithin = (hotel: WalkHotel, minutes: number): boolean => minutesOf(hotel) <= minutes;
