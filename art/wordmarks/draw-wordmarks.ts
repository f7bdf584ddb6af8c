import { optimize } from 'svgo';
import { wordmarkSlug } from '#assets/wordmarks/wordmark-slug.ts';
import { measure, openFont, outline } from '#drawing/outline-text.ts';
import { palette } from '#drawing/palette.ts';
import { drawSheet } from '../draw-sheet.ts';
import { simplifyOutline } from './simplify-outline.ts';
import type { Letters, Mark, Part } from './wordmark-sources.ts';

export const height = 40;
/** The tolerance in units of the box: a tenth of a pixel for wordmarks 28 pixels high. */
const tolerance = 0.12;

function drawPiece(piece: Letters | Mark, x: number): { drawing: string; width: number } {
  if ('path' in piece) {
    const drawing = `<path fill-rule="evenodd" transform="translate(${x})" d="${piece.path}"/>`;
    return { drawing, width: piece.width };
  }
  const { text, family, weight, style, size, tracking = 0, y = 30 } = piece;
  const face = openFont(family, weight, style, import.meta.url);
  const setting = { size, tracking, x, y };
  return {
    drawing: `<path d="${simplifyOutline(outline(face, text, setting), tolerance)}"/>`,
    width: measure(face, text, setting),
  };
}

function drawWordmark(parts: readonly Part[]): { body: string; width: number } {
  let x = 0;
  let drawing = '';
  for (const part of parts) {
    if (typeof part === 'number') {
      x += part;
      continue;
    }
    const pieces = ('length' in part ? part : [part]).map((piece) => drawPiece(piece, x));
    drawing += pieces.map((piece) => piece.drawing).join('');
    x += Math.max(...pieces.map((piece) => piece.width));
  }
  const width = Math.ceil(x);
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>`,
    { multipass: true, floatPrecision: 1 },
  );
  return { body: data.replace(/^<svg[^>]*>|<\/svg>$/g, ''), width };
}

/** Draws wordmarks in one file in the colour of the text, and returns their widths. */
export function drawWordmarks(sources: Readonly<Record<string, readonly Part[]>>): {
  file: string;
  widths: Readonly<Record<string, number>>;
} {
  const entries = Object.entries(sources).map(([name, parts]) => ({
    name,
    id: wordmarkSlug(name),
    height,
    ...drawWordmark(parts),
  }));
  return {
    file: drawSheet(entries, palette.ink),
    widths: Object.fromEntries(entries.map(({ name, width }) => [name, width])),
  };
}
