/**
 * Converts text to outlines, so that a drawing needs no font. Static fonts only: fontkit cannot
 * instantiate a compressed variable font.
 */
import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const opened = new Map<string, Font>();

/** Opens a font of a Fontsource package that is installed for `module`. */
export function openFont(
  family: string,
  weight = 400,
  style: 'normal' | 'italic' = 'normal',
  module = import.meta.url,
): Font {
  const file = `@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff2`;
  const known = opened.get(file);
  if (known !== undefined) return known;
  const font = openSync(createRequire(module).resolve(file));
  if (!('layout' in font)) throw new Error(`${file} is a collection, not a single font`);
  opened.set(file, font);
  return font;
}

export interface Setting {
  readonly size: number;
  /** The left end and the baseline of the line. */
  readonly x?: number;
  readonly y?: number;
  /** Extra space between letters, in ems. */
  readonly tracking?: number;
  readonly decimals?: number;
}

/** The width of a line in the units of the drawing, without tracking after the last letter. */
export function measure(font: Font, text: string, { size, tracking = 0 }: Setting): number {
  const { advanceWidth, glyphs } = font.layout(text);
  return (advanceWidth / font.unitsPerEm + tracking * Math.max(0, glyphs.length - 1)) * size;
}

const pathCommands = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** One line of text as path data. */
export function outline(font: Font, text: string, setting: Setting): string {
  const { size, x = 0, y = 0, tracking = 0, decimals = 2 } = setting;
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  let data = '';
  glyphs.forEach((glyph, index) => {
    const place = positions[index];
    const left = pen + (place?.xOffset ?? 0) * scale;
    for (const { command, args } of glyph.path.commands) {
      data += pathCommands[command as keyof typeof pathCommands];
      data += args
        .map((value, part) =>
          Number((part % 2 === 0 ? left + value * scale : y - value * scale).toFixed(decimals)),
        )
        .join(' ');
    }
    pen += (place?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
  });
  return data;
}
