/** The picture of a shared link: the page's title and its tile wall, drawn without a browser. */
import { join } from 'node:path';
import sharp from 'sharp';
import { identity } from '#agency/identity.ts';
import { drawLogo } from '#drawing/logo.ts';
import { measure, openFont, outline } from '#drawing/outline-text.ts';
import { palette } from '#drawing/palette.ts';
import { drawWall } from '#drawing/tile-wall.ts';
import { toneColours } from '#drawing/tones.ts';
import { balanceLines, type Line } from './balance-lines.ts';
import { cachedCard, type Renderer } from './card-cache.ts';
import { socialCardFile } from './social-card-file.ts';

export interface SocialCard {
  readonly title: string;
  /** The kind of the page in a word or two. */
  readonly kicker: string;
  /** The page's path, so that the card has the same wall as the page. */
  readonly seed: string;
}

const { width, height } = socialCardFile;
const margin = 72;
/** The title ends before the three columns of lit tiles. */
const titleWidth = 720;
const titleHeight = 338;
const maxFontSize = 128;
const tracking = -0.025;
const leading = 1.04;
const tile = 120;

/** Picks the number of lines with the largest font. Widths are measured at size 1 and scaled. */
function layOutTitle(title: string): { lines: readonly Line[]; size: number } {
  const face = openFont('bricolage-grotesque', 700);
  const words = title.split(/\s+/).filter(Boolean);
  const widths = new Map<string, number>();
  const widthOf = (text: string) => {
    const width = widths.get(text) ?? measure(face, text, { size: 1, tracking });
    widths.set(text, width);
    return width;
  };
  const layouts = [1, 2, 3, 4].flatMap((count) => {
    const lines = balanceLines(words, count, widthOf);
    if (lines === null) return [];
    const longest = Math.max(...lines.map((line) => line.width));
    const size = Math.min(maxFontSize, titleWidth / longest, titleHeight / (count * leading));
    return [{ lines, size: Math.floor(size) }];
  });
  const [first, ...others] = layouts;
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

/** The card as SVG, with text as outlines. */
export function drawSocialCardSvg({ title, kicker, seed }: SocialCard): string {
  const display = openFont('bricolage-grotesque', 700);
  const mono = openFont('geist-mono', 500);
  const { lines, size } = layOutTitle(title);
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

/** 64 colours are enough for flat areas and keep the file small. */
const png = { palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 3 } as const;

const renderer: Renderer = {
  version: JSON.stringify([sharp.versions, png]),
  render: (svg) => sharp(Buffer.from(svg)).png(png).toBuffer(),
};

/** May be missing: a fresh clone has no cache. */
const cacheFolder = join('node_modules', '.cache', 'social-cards');

/** The card as PNG. Cached, because rendering is the slowest part of a build. */
export const drawSocialCard = (card: SocialCard): Promise<Buffer> =>
  cachedCard(cacheFolder, drawSocialCardSvg(card), renderer);
