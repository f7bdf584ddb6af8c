/**
 * Writes partners.svg and clients.svg (one symbol per wordmark) and wordmarks.ts (their names and
 * widths). `npm run wordmarks`. The faces are needed here only: what ships is outlines.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';
import { measure, openFace, outline } from '../outline-text.ts';
import { simplifyOutline } from '../simplify-outline.ts';
import {
  clientSources,
  type Letters,
  type Mark,
  type Part,
  partnerSources,
} from './wordmark-sources.ts';

const height = 40;
/** In units of the box: a tenth of a pixel where a wordmark stands 28 pixels high. */
const tolerance = 0.15;

function drawPiece(piece: Letters | Mark, x: number): { drawing: string; width: number } {
  if ('path' in piece) {
    const drawing = `<path fill-rule="evenodd" transform="translate(${x})" d="${piece.path}"/>`;
    return { drawing, width: piece.width };
  }
  const { text, family, weight, style, size, tracking = 0, y = 30 } = piece;
  const face = openFace(family, weight, style);
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

const wordmarkSlug = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

function makeSprite(file: string, sources: Readonly<Record<string, readonly Part[]>>): string {
  const entries = Object.entries(sources).map(([name, parts]) => ({
    name,
    ...drawWordmark(parts),
  }));
  const symbols = entries.map(
    ({ name, body, width }) =>
      `<symbol id="${wordmarkSlug(name)}" viewBox="0 0 ${width} ${height}">${body}</symbol>`,
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${symbols.join('')}</svg>\n`;
  writeFileSync(new URL(file, import.meta.url), sprite);
  process.stdout.write(`${file}: ${symbols.length} wordmarks, ${sprite.length} bytes\n`);
  return entries.map(({ name, width }) => `  '${name}': ${width},`).join('\n');
}

const partners = makeSprite('partners.svg', partnerSources);
const clients = makeSprite('clients.svg', clientSources);
const module = fileURLToPath(new URL('wordmarks.ts', import.meta.url));
writeFileSync(
  module,
  `// Written by make-wordmarks.ts.

/** Height of every wordmark's box; the widths below are in the same units. */
export const wordmarkHeight = ${height};

export const partnerWidths = {
${partners}
} as const;

export const clientWidths = {
${clients}
} as const;

export type Partner = keyof typeof partnerWidths;
export type Client = keyof typeof clientWidths;

/** The name as the sprites spell it: \`Harbour&Co\` is \`harbour-co\`. */
export function wordmarkSlug(name: Partner | Client): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-');
}
`,
);
execFileSync('biome', ['format', '--write', module], { stdio: 'ignore' });
