import { optimize } from 'svgo';
import { portraitSide } from '#assets/portraits/portrait-side.ts';
import type { Person } from '#assets/portraits/portraits.ts';
import { people } from './people.ts';

const size = `width="${portraitSide}" height="${portraitSide}" aria-hidden="true"`;
const frame = `xmlns="http://www.w3.org/2000/svg" ${size}`;

/** One portrait as the file that ships. */
export function drawPortrait(person: Person): string {
  const { data } = optimize(
    `<svg ${frame} viewBox="0 0 ${portraitSide} ${portraitSide}">${people[person]()}</svg>`,
    { multipass: true, floatPrecision: 1 },
  );
  return `${data}\n`;
}

/** All of them in one file, side by side: who shows several asks for it once, and each is a view of it. */
export function drawGroup(slugs: readonly Person[]): string {
  const places = slugs.map((person, index) => {
    const drawing = drawPortrait(person)
      .trim()
      .replace(/^<svg[^>]*>|<\/svg>$/g, '');
    const start = index * portraitSide;
    return [
      `<view id="${person}" viewBox="${start} 0 ${portraitSide} ${portraitSide}"/>`,
      `<svg x="${start}" ${size}>${drawing}</svg>`,
    ].join('');
  });
  return `<svg ${frame} viewBox="0 0 ${portraitSide} ${portraitSide}">${places.join('')}</svg>\n`;
}
