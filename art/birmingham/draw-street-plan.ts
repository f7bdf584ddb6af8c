/**
 * The plan of the city centre that is shown without the map. Its streets and canals are simplified,
 * and its landmarks have their colours of the skyline. Positions are metres east and south of
 * Victoria Square.
 *
 * The drawing has no size of its own: it fills its box at one scale around its centre, and shows
 * the labels for which the box has space.
 */
import { optimize } from 'svgo';
import { palette } from '#drawing/palette.ts';
import { starPath } from '#drawing/star.ts';
import {
  canals,
  districts,
  gardens,
  labels,
  mainRoads,
  railways,
  squares,
  trees,
} from './city-centre.ts';
import { drawLabels } from './draw-labels.ts';

const pixelsPerMetre = 0.625;

/** Between the grounds of the page and the sage of the skyline. */
const tones = { ground: '#e2eae7', front: '#ccd9d5', house: '#b9cbc6', garden: '#b5ddcc' } as const;

const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
const stroke = (colour: string, width: number, d: string, more = '') =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more} d="${d}"/>`;
const dots = (distance: number) => `stroke-linecap="round" stroke-dasharray="0 ${distance}"`;
const dashes = (lengths: string) => `stroke-dasharray="${lengths}"`;

function ring(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0`;
  return `M${x - radius} ${y}${half} ${2 * radius} 0${half}-${2 * radius} 0`;
}

const landmarks = [
  // Council House
  fill(palette.bone, 'M-56-42 36-36 58-52 0-112-34-100z'),
  stroke(palette.brass, 3, 'M-40-54 26-48 34-56-4-92-24-88z'),
  // Town Hall and its columns
  fill(palette.bone, 'M-120-24-86-22-88 36-122 34z'),
  stroke(palette.ink4, 3, 'M-119-22-121 32M-88-21-90 34', dashes('3 3')),
  // Library, and Baskerville House beside it
  fill(palette.bone, 'M-445-48-341-53-339 5-442 10z'),
  stroke(
    palette.ink4,
    2.5,
    [-422, -392, -362].flatMap((x) => [ring(x, -34, 11), ring(x, -10, 11)]).join(''),
  ),
  fill(palette.brass, 'M-334-50-268-54-266-4-332 0z'),
  // Symphony Hall
  fill(palette.sage, 'M-573 3-480 62-517 121-610 62z'),
  stroke(palette.paper, 3, 'M-590 44-510 94M-578 26-498 76'),
  // Arena
  fill(palette.ink4, 'M-798-186-714-138-754-68-838-116z'),
  fill(palette.sage, ring(-776, -127, 31)),
  // Cathedral
  fill(palette.bone, 'M225-172 267-218 287-200 245-154z'),
  fill(palette.ink4, 'M232-173 245-161 233-147 219-160z'),
  // Snow Hill Station
  fill(palette.sage, 'M209-337 283-432 315-407 241-312z'),
  // New Street Station
  fill(palette.sage, 'M180 168 400 158 440 176 486 252 450 292 220 312 190 260z'),
  stroke(palette.paper, 5, 'M190 205 440 190M196 235 462 222M204 264 474 250'),
  // Rotunda
  fill(palette.paper, ring(588, 216, 20)),
  stroke(palette.ink4, 5, ring(588, 216, 17)),
  // Department store and church in the Bull Ring
  fill(palette.ink4, 'M652 190Q740 150 752 215T700 270L660 235z'),
  stroke(palette.sage, 5, 'M672 200 735 186M676 214 740 200M684 228 738 216', dots(10)),
  fill(palette.brass, 'M641 295 692 288 695 308 644 315zM653 282 671 279 677 319 659 321z'),
].join('');

const place =
  fill(palette.paper, starPath(0, 0, 46)) +
  fill(palette.red, starPath(0, 0, 37)) +
  fill(palette.paper, starPath(0, 0, 18));

export function drawStreetPlan(): string {
  const streets = districts.flatMap((district) => district.streets).join('');
  const { glyphs, texts, rules } = drawLabels(labels, pixelsPerMetre);
  const plan = [
    ...districts.map(({ depth, houses, streets }) =>
      stroke(tones.front, depth, streets.join(''), dashes(houses)),
    ),
    stroke(tones.front, 70, mainRoads, dashes('54 2 34 2 72 19')),
    stroke(tones.house, 38, streets, dashes('18 2 38 30 26 2 13 53')),
    fill(tones.garden, gardens),
    stroke(palette.teal, 7, trees, dots(14)),
    stroke(tones.ground, 32, canals),
    stroke(palette.teal, 16, canals),
    stroke(palette.sage, 2, canals, dashes('22 48 10 72')),
    fill(palette.teal, 'M-396 195-353 231-372 257-415 221z'),
    stroke(palette.ruleStrong, 3, railways),
    stroke(palette.ruleStrong, 8, railways, dashes('2 8')),
    stroke(palette.paper, 10, streets),
    stroke(palette.paper, 21, mainRoads),
    stroke(palette.bone, 13, mainRoads),
    fill(palette.paper, squares),
    landmarks,
    place,
  ].join('');
  const drawing = [
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">',
    `<style>${rules}</style>`,
    `<defs>${glyphs}<g id="labels">${texts}</g></defs>`,
    `<rect width="100%" height="100%" fill="${tones.ground}"/>`,
    '<svg x="50%" y="50%" overflow="visible" aria-hidden="true">',
    `<g transform="scale(${pixelsPerMetre})">${plan}</g>`,
    `<use href="#labels" stroke="${palette.paper}" stroke-width="4" stroke-linejoin="round"/>`,
    `<use href="#labels" fill="${palette.ink}"/>`,
    '</svg></svg>',
  ].join('');
  // Only the paths: SVGO's other plugins change the style rules.
  return `${optimize(drawing, { floatPrecision: 1, plugins: ['convertPathData'] }).data}\n`;
}
