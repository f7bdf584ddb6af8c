import { optimize } from 'svgo';
import { portraitSide } from '#assets/portraits/portrait-side.ts';
import type { Person } from '#assets/portraits/portraits.ts';
import { people } from './people.ts';

const size = `width="${portraitSide}" height="${portraitSide}" aria-hidden="true"`;
const frame = `xmlns="http://www.w3.org/2000/svg" ${size}`;

export function drawPortrait(person: Person): string {
  const { data } = optimize(
    `<svg ${frame} viewBox="0 0 ${portraitSide} ${portraitSide}">${people[person]()}</svg>`,
    { multipass: true, floatPrecision: 1 },
  );
  return `${data}\n`;
}

/** Draws all portraits in one file, each as a view, so that a page with several loads one file. */
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
