/**
 * The shortest and the longest content that the schemas allow. The longest has one more entry of
 * each kind.
 */
export const extremes = ['shortest', 'longest'] as const;
export const variants = [...extremes, 'rebranded'] as const;
export type Variant = (typeof variants)[number];

/**
 * The origin that the forms of these builds send to. The service's port differs in every run, so
 * the browser maps it with `--host-resolver-rules=MAP localhost:80 127.0.0.1:PORT`.
 */
export const serviceOrigin = 'http://localhost';

/** The folder of a variant's build. The record of the build is beside it. */
export const templatesBuild = (variant: Variant): string => `dist/templates/${variant}/site`;

/** The names of the additional entries of the longest content. */
export const oneMore = { slug: 'One-More', job: 'one-more' } as const;

/** The photographs in the longest content, by folder. */
export const photographs = {
  services: { width: 1300, height: 900, file: 'A-Scene.jpg' },
  'case-studies': { width: 1300, height: 910, file: 'A-Photograph.JPG' },
  portfolio: { width: 1300, height: 900, file: 'A-Work.png' },
  team: { width: 700, height: 900, file: 'A-Portrait.png' },
} as const;
