/**
 * The picture that a shared link shows: the page's own title and its own piece of wall. It is made
 * while the site is built, from outlines and without a browser.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { identity } from '#agency/identity.ts';
import { drawLogo } from '#drawing/logo.ts';
import { measure, openFace, outline } from '#drawing/outline-text.ts';
import { palette } from '#drawing/palette.ts';
import { drawWall } from '#drawing/tile-wall.ts';
import { toneColours } from '#drawing/tones.ts';
import { balanceLines, type Line } from './balance-lines.ts';
import { keptCard, type Renderer } from './kept-cards.ts';
import { socialCardFile } from './social-card-file.ts';

export interface SocialCard {
  readonly title: string;
  /** What kind of page it is, in a word or two. */
  readonly kicker: string;
  /** The page's path: the card then carries the same wall as the page. */
  readonly seed: string;
}

const { width, height } = socialCardFile;
const margin = 72;
/** The title keeps clear of the three columns of tiles at the end, which are the lit ones. */
const titleWidth = 720;
const titleHeight = 338;
const largest = 128;
const tracking = -0.025;
const leading = 1.04;
const tile = 120;

/** The number of lines that lets the title stand largest; widths grow with the size, so one measuring is enough. */
function setTitle(title: string): { lines: readonly Line[]; size: number } {
  const face = openFace('bricolage-grotesque', 700);
  const words = title.split(/\s+/).filter(Boolean);
  const known = new Map<string, number>();
  const widthOf = (text: string) => {
    const width = known.get(text) ?? measure(face, text, { size: 1, tracking });
    known.set(text, width);
    return width;
  };
  const settings = [1, 2, 3, 4].flatMap((count) => {
    const lines = balanceLines(words, count, widthOf);
    if (lines === null) return [];
    const longest = Math.max(...lines.map((line) => line.width));
    const size = Math.min(largest, titleWidth / longest, titleHeight / (count * leading));
    return [{ lines, size: Math.floor(size) }];
  });
  const [first, ...others] = settings;
  if (first === undefined) throw new Error('A social card needs a title');
  return others.reduce((best, next) => (next.size > best.size ? next : best), first);
}

function wall(seed: string): string {
  const calm = drawWall({ seed, columns: 7, rows: 6, size: tile, lit: 0, calm: 'start' });
  const lit = drawWall({ seed, columns: 3, rows: 6, size: tile, lit: 5 });
  const paint = (paths: typeof lit.paths) =>
    paths.map(({ tone, d }) => `<path fill="${toneColours[tone]}" d="${d}"/>`).join('');
  return `<g transform="translate(0 -45)">${paint(calm.paths)}<g transform="translate(${7 * tile})">${paint(lit.paths)}</g></g>`;
}

/** The card as SVG with every letter in outlines. */
export function drawSocialCardSvg({ title, kicker, seed }: SocialCard): string {
  const display = openFace('bricolage-grotesque', 700);
  const mono = openFace('geist-mono', 500);
  const { lines, size } = setTitle(title);
  const logo = drawLogo('dark');
  const host = new URL(identity.origin).host;
  const small = { size: 22, tracking: 0.04 };
  const text = lines
    .map((line, index) =>
      outline(display, line.text, {
        size,
        tracking,
        x: margin - size * 0.04,
        y: 138 + size * 0.86 + index * size * leading,
        decimals: 1,
      }),
    )
    .join('');
  const label = outline(mono, kicker.toUpperCase(), { ...small, x: margin, y: 104, decimals: 1 });
  const hostX = margin + titleWidth - measure(mono, host, small);
  const address = outline(mono, host, { ...small, x: hostX, y: 567, decimals: 1 });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${palette.ink}" d="M0 0h${width}v${height}H0z"/>${wall(seed)}` +
    `<path fill="${palette.sage}" d="${label}${address}"/><path fill="${palette.paper}" d="${text}"/>` +
    `<path fill="${palette.teal}" d="M${margin} 504h${titleWidth}v2H${margin}z"/>` +
    `<g transform="translate(${margin} 536) scale(1.2)">${logo.body}</g></svg>`
  );
}

/** At most 64 colours: flat areas need no more, and the file stays small. */
const png = { palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 3 } as const;

const renderer: Renderer = {
  version: JSON.stringify([sharp.versions, png]),
  render: (svg) => sharp(Buffer.from(svg)).png(png).toBuffer(),
};

/** Not in a fresh clone, and gone with the packages: a build may rely on nothing in it. */
const kept = join('node_modules', '.cache', 'social-cards');

/** The card as a PNG. Rendering takes longer than all else in a build, so a card is kept. */
export const drawSocialCard = (card: SocialCard): Promise<Buffer> =>
  keptCard(kept, drawSocialCardSvg(card), renderer);
