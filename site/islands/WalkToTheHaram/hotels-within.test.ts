import { describe, expect, it } from 'vitest';
import { metresIn, minutesOf, type WalkHotel, walk, walkHotels } from '#content/walk.ts';
import { inOrder, isWithin } from './hotels-within.ts';

const hotel = (name: string, changed: Partial<WalkHotel>): WalkHotel => ({
  name,
  stars: 3,
  metres: 100,
  gate: 'Safa Gate',
  bearing: 0,
  nightly: 50,
  score: 8,
  reviews: 1,
  ...changed,
});

const near = hotel('Near', { metres: 100, nightly: 90, score: 8.5 });
const middle = hotel('Middle', { metres: 400, nightly: 60, score: 9.1 });
const far = hotel('Far', { metres: 900, nightly: 60, score: 8.5 });
const names = (hotels: readonly WalkHotel[]) => hotels.map(({ name }) => name);

describe('the order of the hotels', () => {
  it('is by walk, price or rating, with the nearer of two equal hotels first', () => {
    expect(names(inOrder([far, near, middle], 'walk'))).toEqual(['Near', 'Middle', 'Far']);
    expect(names(inOrder([far, near, middle], 'price'))).toEqual(['Middle', 'Far', 'Near']);
    expect(names(inOrder([far, near, middle], 'score'))).toEqual(['Middle', 'Near', 'Far']);
  });
});

describe('the ring', () => {
  it('contains a hotel from the minute its walk takes', () => {
    const minutes = minutesOf(middle);
    expect(isWithin(middle, minutes)).toBe(true);
    expect(isWithin(middle, minutes - 1)).toBe(false);
  });

  it('contains the same hotels on the plan and in the list', () => {
    for (const one of walkHotels) {
      for (let minutes = walk.slider.least; minutes <= walk.slider.most; minutes += 1) {
        expect(one.metres <= metresIn(minutes)).toBe(isWithin(one, minutes));
      }
    }
  });
});
