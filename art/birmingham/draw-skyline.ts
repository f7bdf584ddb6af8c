/** The skyline of the city over the canal. It is not to scale. */
import { optimize } from 'svgo';
import { palette } from '#drawing/palette.ts';
import { starPath } from '#drawing/star.ts';

/** From above the star to the lower edge of the canal. */
const view = { width: 1600, top: 96, height: 487 } as const;

/** The line where the buildings meet the towpath. */
const ground = 520;

const shape = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
const stroke = (colour: string, width: number, d: string, more = '') =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" ${more} d="${d}"/>`;
const box = (colour: string, x: number, top: number, width: number, bottom = ground) =>
  shape(colour, `M${x} ${bottom}V${top}h${width}V${bottom}z`);
/** Rows of windows, drawn as one dashed line per floor. */
const floors = (
  colour: string,
  x: number,
  top: number,
  width: number,
  count: number,
  step = 16,
  dash = '6 5',
) =>
  stroke(
    colour,
    5,
    Array.from({ length: count }, (_, index) => `M${x} ${top + index * step}h${width}`).join(''),
    `stroke-dasharray="${dash}"`,
  );

function distance(): string {
  const far =
    'M0 520V430h60v-34h70v50h50v-70h44v40h90v-60h36v-40h40v96h60v-56h80v80h40V300l40-20v156h60V350h70v90h50v-70h60v40h70v-70h56v-40h34v110h60v-60h40v50h90v-80h60v-30h46v110h50v-70h70v50H1600V520z';
  return shape(palette.rule, far);
}

function library(): string {
  // The library: two offset boxes covered in circles, a plain one, and the drum on the roof
  const rings = (x: number, y: number, count: number, radius: number, pitch: number) =>
    Array.from({ length: count }, (_, index) => {
      const left = x + index * pitch - radius;
      return `M${left} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
    }).join('');
  return (
    box(palette.ink2, 150, 474, 260) +
    floors(palette.sage, 162, 492, 236, 2, 16, '14 6') +
    box(palette.bone, 120, 404, 270, 474) +
    box(palette.brass, 176, 338, 236, 404) +
    stroke(
      palette.ink4,
      3,
      rings(145, 439, 8, 23, 31.5) + rings(160.5, 416, 7, 9, 31.5) + rings(160.5, 462, 7, 9, 31.5),
    ) +
    stroke(
      palette.ink,
      3,
      rings(200, 371, 7, 22, 31.5) +
        rings(215.5, 349, 6, 8.5, 31.5) +
        rings(215.5, 393, 6, 8.5, 31.5),
    ) +
    box(palette.ink2, 206, 300, 150, 338) +
    floors(palette.sage, 214, 319, 134, 1, 16, '10 5') +
    box(palette.brass, 246, 268, 74, 300) +
    stroke(palette.ink4, 3, 'M262 268v32M278 268v32M294 268v32M308 268v32')
  );
}

function tower(): string {
  // The telecommunications tower: a square shaft with open platforms for its dishes
  const decks = [196, 218, 240, 262, 284].map((y) => `M558 ${y}h64v7h-64z`).join('');
  return (
    box(palette.ink3, 566, 178, 48) +
    shape(palette.ink, 'M596 178h18v342h-18z') +
    shape(palette.ink, decks) +
    shape(
      palette.sage,
      'M572 206a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM592 228a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM574 250a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM590 273a6 6 0 1 0 12 0 6 6 0 1 0-12 0z',
    ) +
    floors(palette.teal, 572, 312, 20, 12, 17, '20') +
    stroke(palette.ink, 5, 'M590 178v-58M580 178v-26M600 178v-34')
  );
}

function offices(): string {
  return (
    shape(palette.teal, 'M446 520V330l70-26v216z') +
    shape(palette.ink4, 'M488 520V314l28-10v216z') +
    floors(palette.sage, 454, 350, 30, 9, 18, '12 6') +
    box(palette.sage, 640, 400, 92) +
    floors(palette.paper, 650, 418, 74, 5, 19, '9 7') +
    shape(palette.ink4, 'M748 520V262l34-30 34 30v258z') +
    shape(palette.ink2, 'M782 232l34 30v258h-34z') +
    floors(palette.sage, 754, 284, 24, 13, 17, '9 6') +
    box(palette.teal, 832, 360, 78) +
    box(palette.ink4, 884, 360, 26) +
    floors(palette.sage, 840, 380, 40, 7, 18, '5 5') +
    box(palette.sage, 1090, 430, 70) +
    floors(palette.paper, 1098, 448, 54, 4, 18, '9 6')
  );
}

function rotunda(): string {
  const bands = Array.from({ length: 11 }, (_, index) => `M950 ${300 + index * 19}h112`).join('');
  return (
    box(palette.ink2, 936, 484, 140) +
    shape(palette.paper, 'M950 500V272c0-8 25-14 56-14s56 6 56 14v228z') +
    shape(palette.rule, 'M1026 259.500c21 2 36 7 36 12.500v228h-36z') +
    stroke(palette.ink4, 9, bands) +
    stroke(palette.ink, 9, bands, 'stroke-dasharray="0 76 36"') +
    shape(palette.ink4, 'M962 258v-14c0-5 20-9 44-9s44 4 44 9v14c-24-6-64-6-88 0z')
  );
}

function church(): string {
  // St Martin's in the Bull Ring
  return (
    shape(palette.red, 'M1196 402l26-168 26 168z') +
    shape(palette.redDeep, 'M1222 234l26 168h-26z') +
    stroke(palette.redDeep, 4, 'M1222 234v-24M1214 218h16') +
    box(palette.bone, 1194, 402, 56) +
    shape(palette.brass, 'M1232 402h18v118h-18z') +
    shape(palette.ink3, 'M1212 446v-18c0-8 4-12 10-18 6 6 10 10 10 18v18z') +
    shape(palette.ink3, 'M1190 402v-14h6v8h8v-8h8v8h20v-8h8v8h8v-8h6v14z') +
    shape(palette.ink4, 'M1148 468l24-30h22v82h-46z') +
    shape(palette.ink3, 'M1250 438h62l22 30v52h-84z') +
    shape(palette.bone, 'M1250 468h84v52h-84z') +
    stroke(palette.ink3, 8, 'M1266 520v-30M1286 520v-30M1306 520v-30', 'stroke-linecap="round"')
  );
}

/** The curved department store with its discs. */
function store(): string {
  const outline = 'M1340 520c-6-44 2-84 30-108 34-30 88-40 132-30 40 8 66 0 98 6v132z';
  const top = (x: number) => {
    const along = (x - 1340) / 260;
    return 398 - 18 * Math.sin(along * Math.PI) + Math.max(0, 1384 - x) * 1.9;
  };
  let discs = '';
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 17; column += 1) {
      const x = 1352 + column * 15.5 + (row % 2) * 7.75;
      const y = 402 + row * 15;
      if (x < 1598 && y > top(x) + (x < 1400 ? 13 : 5)) discs += `M${Number(x.toFixed(1))} ${y}h0`;
    }
  }
  return shape(palette.ink4, outline) + stroke(palette.sage, 9, discs, 'stroke-linecap="round"');
}

function canal(): string {
  return (
    box(palette.ink, 0, ground, 1600, ground + 12) +
    box(palette.teal, 0, ground + 12, 1600, ground + 62) +
    stroke(
      palette.sage,
      3,
      `M0 ${ground + 26}h1600M40 ${ground + 40}h1560M10 ${ground + 52}h1590`,
      'stroke-dasharray="60 90 24 140 90 70"',
    ) +
    // A cast-iron bridge with its lattice, and a narrowboat below it
    shape(
      palette.ink,
      `M640 ${ground + 62}v-40c60-40 120-56 180-56s120 16 180 56v40h-30c-6-50-70-74-150-74s-144 24-150 74z`,
    ) +
    stroke(
      palette.ink,
      13,
      `M648 ${ground + 6}c58-36 114-50 172-50s114 14 172 50`,
      'stroke-dasharray="3 10"',
    ) +
    stroke(palette.ink, 4, `M646 ${ground + 1}c58-37 115-52 174-52s116 15 174 52`) +
    stroke(palette.sage, 2, `M660 ${ground + 26}c50-32 104-48 160-48s110 16 160 48`) +
    shape(
      palette.inkDeep,
      `M330 ${ground + 36}h250l22-10v14c-4 10-12 16-22 16H346c-10 0-16-8-16-20z`,
    ) +
    shape(palette.red, `M356 ${ground + 36}v-22h176l14 22z`) +
    stroke(palette.bone, 7, `M370 ${ground + 25}h150`, 'stroke-dasharray="18 14"') +
    shape(palette.brass, `M350 ${ground + 14}h188v-5H350z`)
  );
}

export function drawSkyline(): string {
  const { width, top, height } = view;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}" aria-hidden="true">` +
    shape(palette.mist, `M0 ${top}h${width}v${height}H0z`) +
    shape(palette.bone, starPath(1118, 250, 150)) +
    distance() +
    offices() +
    library() +
    tower() +
    rotunda() +
    store() +
    church() +
    canal() +
    '</svg>';
  return `${optimize(drawing, { multipass: true, floatPrecision: 1 }).data}\n`;
}
