/**
 * The common parts of the portraits: a square of 480 units, light from the left, planes instead of
 * outlines, and neutral faces. Each person adds hair, clothes and proportions. The ground is
 * transparent, because the portraits are in front of a tile wall.
 */

export const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;

export const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${width}" d="${d}"/>`;

export const oval = (colour: string, x: number, y: number, rx: number, ry = rx) =>
  `<ellipse fill="${colour}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

export interface Skin {
  readonly light: string;
  /** The side away from the light. */
  readonly shade: string;
  /** The shadow of the chin, and the lines of nose and eyelids. */
  readonly deep: string;
  readonly lip: string;
}

/** The neck with the shadow of the chin. `half` is half its width. Clothes cover its end. */
export function neck(skin: Skin, half: number): string {
  const [left, right] = [240 - half, 240 + half];
  return (
    fill(
      skin.light,
      `M${left} 240v90c-2 8-6 12-10 16l30 74h${half * 2 - 40}l30-74c-4-4-8-8-10-16v-90z`,
    ) +
    fill(skin.shade, `M${right} 240v90c2 8 6 12 10 16l-30 74h-24c20-40 26-70 20-130z`) +
    fill(
      skin.deep,
      `M${left} 250h${half * 2}v46c-10 22-24 32-${half} 32s-${half - 10}-8-${half}-26z`,
    )
  );
}

export interface Face {
  readonly skin: Skin;
  /** Half the width at the eyes. */
  readonly half: number;
  /** Half the width at the corner of the jaw. */
  readonly jaw: number;
  readonly chin: number;
}

function outlineOf({ half, jaw, chin }: Face): { left: string; right: string } {
  // The same slope on both sides makes the corner of the jaw a smooth curve.
  const turn = jaw - (half - 3 - jaw) * 0.625;
  const right =
    `C${240 + half * 0.62} 112 ${240 + half} 142 ${240 + half} 192` +
    `C${240 + half} 226 ${240 + half - 3} 244 ${240 + jaw} 268` +
    `C${240 + turn} 283 ${240 + 24} ${chin} 240 ${chin}`;
  const left =
    `C${240 - 24} ${chin} ${240 - turn} 283 ${240 - jaw} 268` +
    `C${240 - half + 3} 244 ${240 - half} 226 ${240 - half} 192` +
    `C${240 - half} 142 ${240 - half * 0.62} 112 240 112`;
  return { left, right };
}

export function face(shape: Face): string {
  const { skin, chin } = shape;
  const { left, right } = outlineOf(shape);
  return (
    fill(skin.light, `M240 112${right}${left}z`) +
    fill(
      skin.shade,
      `M240 112${right}C268 ${chin - 14} 281 ${chin - 44} 278 218C275 184 268 140 240 112z`,
    )
  );
}

export function ears({ skin, half }: Face): string {
  return (
    oval(skin.light, 240 - half - 2, 214, 12, 18) +
    oval(skin.shade, 240 + half + 2, 214, 12, 18) +
    line(skin.deep, 3, `M${240 - half - 5} 207c-4 3-4 10 1 14`)
  );
}

export interface Features {
  readonly skin: Skin;
  readonly brow: string;
  readonly browWidth?: number;
  readonly eye?: string;
  readonly arch?: number;
  /** Half the width of the mouth. */
  readonly mouth?: number;
  readonly lashes?: boolean;
}

/** Eyebrows, eyes, nose and mouth in seven short strokes, turned slightly to the right. */
export function features({
  skin,
  brow,
  browWidth = 6,
  eye = '#20150f',
  arch = 7,
  mouth = 20,
  lashes = false,
}: Features): string {
  const [left, right, middle] = [214, 270, 243];
  const lid = (x: number, outer: number) =>
    lashes
      ? line(eye, 3.6, `M${x - 11.5} 207.5q11.5-12 23 0`) +
        line(eye, 3, outer < 0 ? `M${x - 11.5} 207.5l-3.5-3` : `M${x + 11.5} 207.5l3.5-3`)
      : line(skin.deep, 3.4, `M${x - 11.5} 207q11.5-12 23 0`);
  const white = (x: number) => fill('#f6ece0', `M${x - 11} 209q11-13 22 0q-11 9-22 0z`);
  return (
    line(brow, browWidth, `M${left - 15} ${191 + arch / 3}q13-${arch + 3} 27-1`) +
    line(brow, browWidth, `M${right - 12} ${191 - 1 + arch / 3}q14-${arch + 2} 27 1`) +
    white(left) +
    white(right) +
    oval(eye, left + 1, 208.5, 5, 5.6) +
    oval(eye, right + 1, 208.5, 5, 5.6) +
    lid(left, -1) +
    lid(right, 1) +
    line(skin.deep, 4.4, `M${middle + 3} 207c2 12 5 20 8 28 1 6-8 8-15 6`) +
    line(skin.lip, 4.6, `M${middle - mouth} 262c10 9 ${mouth * 2 - 12} 10 ${mouth * 2} -1`) +
    line(skin.shade, 4, `M${middle - 6} 276q7 3 13 0`)
  );
}

/** Enlarges a drawing from its lower edge, so that the head fills the tile. */
export const placed = (drawing: string) =>
  `<g transform="matrix(1.08 0 0 1.08 -19.2 -38.4)">${drawing}</g>`;

export const tilted = (degrees: number, drawing: string) =>
  `<g transform="rotate(${degrees} 240 300)">${drawing}</g>`;

export const turned = (drawing: string) => `<g transform="matrix(-1 0 0 1 480 0)">${drawing}</g>`;
