import { metresIn, type WalkHotel } from '#content/walk.ts';

/** The unit of the plan, and the size of one tile, is a minute on foot. */
const minute = metresIn(1);

const trim = (value: number) => Number(value.toFixed(2));

/** The coordinates of a place. The courtyard is the origin and north is up. */
export function placeAt(reach: number, bearing: number): readonly [x: number, y: number] {
  const angle = ((bearing - 90) * Math.PI) / 180;
  return [trim(reach * Math.cos(angle)), trim(reach * Math.sin(angle))];
}

export const placeOf = ({ metres, bearing }: WalkHotel) => placeAt(metres / minute, bearing);

/** The radius of the courtyard. */
const courtyard = 1.2;

/** A curved street from a place to the edge of the courtyard. */
export function roadTo(reach: number, bearing: number): string {
  const [x, y] = placeAt(reach, bearing);
  const [bendX, bendY] = placeAt(reach * 0.55, bearing + 24);
  const [gateX, gateY] = placeAt(courtyard, bearing + 16);
  return `M${x} ${y}Q${bendX} ${bendY} ${gateX} ${gateY}`;
}

export const streetTo = ({ metres, bearing }: WalkHotel) => roadTo(metres / minute, bearing);

export const octagon = (radius: number): string =>
  Array.from({ length: 8 }, (_, index) => placeAt(radius, 22.5 + index * 45).join(',')).join(' ');

/** The distance of a point from the courtyard in minutes, limited to the range of the ring. */
export const minutesAt = (x: number, y: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(Math.hypot(x, y))));
