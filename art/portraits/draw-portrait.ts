import { optimize } from 'svgo';
import type { Person } from '#assets/portraits/portraits.ts';
import { side } from './figure.ts';
import { people } from './people.ts';

/** One portrait as the file that ships. */
export function drawPortrait(person: Person): string {
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}" aria-hidden="true">${people[person]()}</svg>`,
    { multipass: true, floatPrecision: 1 },
  );
  return `${data}\n`;
}
