/** The widths every picture is made in. */
export const widths = [480, 800, 1200, 1600] as const;
export type Width = (typeof widths)[number];

export interface MadePicture {
  /** Of the largest file, in pixels: what the page reserves before the picture arrives. */
  readonly width: number;
  readonly height: number;
  /** A scene is shown large and alone, a card among others, an opening in a phone's first view. */
  readonly kind: 'scene' | 'card' | 'opening';
}

/** Browsers without AVIF and WebP are rare: one middle size serves them. */
export const fallbackWidth = 1200;

export const fileName = (name: string, width: Width, format: 'avif' | 'webp'): string =>
  `${name}-${width}.${format}`;

export const fallbackName = (name: string): string => `${name}-${fallbackWidth}.jpg`;
