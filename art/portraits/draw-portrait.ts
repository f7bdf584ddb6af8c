import { optimize } from 'svgo';
import { portraitSide } from '#assets/portraits/portrait-side.ts';
import type { Person } from '#assets/portraits/portraits.ts';
import { people } from './people.ts';

/** One portrait as the file that ships. */
export function drawPortrait(person: Person): string {
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${portraitSide}" height="${portraitSide}" viewBox="0 0 ${portraitSide} ${portraitSide}" aria-hidden="true">${people[person]()}</svg>`,
    { multipass: true, floatPrecision: 1 },
  );
  return `${data}\n`;
}
