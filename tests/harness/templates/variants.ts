/** The shortest and the longest content that the schemas allow; the longest has one more of each kind. */
export const extremes = ['shortest', 'longest'] as const;
export const variants = [...extremes, 'rebranded'] as const;
export type Variant = (typeof variants)[number];

/** Where the site with the other content is; what is known of the build lies beside it. */
export const templatesBuild = (variant: Variant): string => `dist/templates/${variant}/site`;

/** What the longest content has more of: a service, a case and a member, and a job and a question. */
export const oneMore = { slug: 'One-More', job: 'one-more' } as const;

/** The photographs in the longest content, by the folder that they are in. */
export const photographs = {
  services: { width: 1300, height: 900, file: 'A-Scene.jpg' },
  'case-studies': { width: 1300, height: 910, file: 'A-Photograph.JPG' },
  portfolio: { width: 1300, height: 900, file: 'A-Work.png' },
  team: { width: 700, height: 900, file: 'A-Portrait.png' },
} as const;
