/** The widths of the files. A common phone needs 640, which is twice 320. */
export const widths = [480, 640, 800, 1200, 1600] as const;
export type Width = (typeof widths)[number];

/** Phones show no picture wider than this. */
const maxPhoneWidth = 1200;

export const widthsOf = (kind: MadePicture['kind']): readonly Width[] =>
  kind === 'phone' ? widths.filter((width) => width <= maxPhoneWidth) : widths;

export interface MadePicture {
  /** The width of the largest file in pixels. Browsers reserve the space before it loads. */
  readonly width: number;
  readonly height: number;
  /**
   * `scene`: shown alone and large; `card`: among others; `opening`: in the first view of a phone;
   * `phone`: on phones only.
   */
  readonly kind: 'scene' | 'card' | 'opening' | 'phone';
  /** The colour that is shown until the picture has loaded. */
  readonly ground: 'night' | 'day' | 'clay' | 'bone' | 'teal';
}

/** One medium width is enough, because browsers without AVIF are rare. */
export const fallbackWidth = 1200;

export const fileName = (name: string, width: Width): string => `${name}-${width}.avif`;

export const fallbackName = (name: string): string => `${name}-${fallbackWidth}.jpg`;
