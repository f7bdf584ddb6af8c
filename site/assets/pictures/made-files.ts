/** The widths pictures are made in; 640 is what a common phone needs, twice 320. */
export const widths = [480, 640, 800, 1200, 1600] as const;
export type Width = (typeof widths)[number];

/** No phone shows its pictures wider than this. */
const widestOnPhone = 1200;

export const widthsOf = (kind: MadePicture['kind']): readonly Width[] =>
  kind === 'phone' ? widths.filter((width) => width <= widestOnPhone) : widths;

export interface MadePicture {
  /** Of the largest file, in pixels: what the page reserves before the picture arrives. */
  readonly width: number;
  readonly height: number;
  /**
   * A scene is shown large and alone, a card among others, an opening in a phone's first view, and a
   * phone's screen on phones alone.
   */
  readonly kind: 'scene' | 'card' | 'opening' | 'phone';
  /** The light of its wall, shown as a plain colour until the picture is loaded. */
  readonly ground: 'night' | 'day' | 'clay' | 'bone' | 'teal';
}

/** Browsers without AVIF are rare: one middle size serves them. */
export const fallbackWidth = 1200;

export const fileName = (name: string, width: Width): string => `${name}-${width}.avif`;

export const fallbackName = (name: string): string => `${name}-${fallbackWidth}.jpg`;
