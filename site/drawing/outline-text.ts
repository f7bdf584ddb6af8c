/**
 * Sets text as outlines, so that a drawing needs no font where it is shown. Static faces only: the
 * reader of the fonts cannot instantiate a compressed variable font.
 */
import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const opened = new Map<string, Font>();

/** A face of a Fontsource package, such as `bricolage-grotesque` 700, as installed for a module. */
export function openFace(
  family: string,
  weight = 400,
  style: 'normal' | 'italic' = 'normal',
  module = import.meta.url,
): Font {
  const file = `@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff2`;
  const known = opened.get(file);
  if (known !== undefined) return known;
  const font = openSync(createRequire(module).resolve(file));
  if (!('layout' in font)) throw new Error(`${file} is a collection, not one face`);
  opened.set(file, font);
  return font;
}

export interface Setting {
  readonly size: number;
  /** Left end and baseline of the line. */
  readonly x?: number;
  readonly y?: number;
  /** Extra space after every letter, in ems. */
  readonly tracking?: number;
  readonly decimals?: number;
}

/** The width of a line without its last letter's tracking, in the drawing's units. */
export function measure(font: Font, text: string, { size, tracking = 0 }: Setting): number {
  const { advanceWidth, glyphs } = font.layout(text);
  return (advanceWidth / font.unitsPerEm + tracking * Math.max(0, glyphs.length - 1)) * size;
}

const letters = {
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
      data += letters[command as keyof typeof letters];
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
