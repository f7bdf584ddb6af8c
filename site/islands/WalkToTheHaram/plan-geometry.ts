import { metresIn, type WalkHotel } from '#content/walk.ts';

/** The plan's unit is a minute on foot, and so is one tile of it. */
const minute = metresIn(1);

const trim = (value: number) => Number(value.toFixed(2));

/** A place seen from the courtyard, which is the origin; north is up. */
export function placeAt(reach: number, bearing: number): readonly [x: number, y: number] {
  const angle = ((bearing - 90) * Math.PI) / 180;
  return [trim(reach * Math.cos(angle)), trim(reach * Math.sin(angle))];
}

export const placeOf = ({ metres, bearing }: WalkHotel) => placeAt(metres / minute, bearing);

/** How far the courtyard reaches. */
const courtyard = 1.2;

/** From a place to the courtyard's edge, bent as streets are. */
export function roadTo(reach: number, bearing: number): string {
  const [x, y] = placeAt(reach, bearing);
  const [bendX, bendY] = placeAt(reach * 0.55, bearing + 24);
  const [gateX, gateY] = placeAt(courtyard, bearing + 16);
  return `M${x} ${y}Q${bendX} ${bendY} ${gateX} ${gateY}`;
}

export const streetTo = ({ metres, bearing }: WalkHotel) => roadTo(metres / minute, bearing);

export const octagon = (radius: number): string =>
  Array.from({ length: 8 }, (_, index) => placeAt(radius, 22.5 + index * 45).join(',')).join(' ');

/** The minutes that a point of the plan is away from the courtyard, within what the ring can be. */
export const minutesAt = (x: number, y: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(Math.hypot(x, y))));
