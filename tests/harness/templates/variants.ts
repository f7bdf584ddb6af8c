/** The shortest and the longest content its types allow; the longest has one more of each kind. */
export const extremes = ['shortest', 'longest'] as const;
export const variants = [...extremes, 'rebranded'] as const;
export type Variant = (typeof variants)[number];

/** Where the site with the other content is; what is known of the build lies beside it. */
export const templatesBuild = (variant: Variant): string => `dist/templates/${variant}/site`;

/** What the longest content has more of: the slug of a service, case and member, and the job's path. */
export const oneMore = { slug: 'One-More', path: '/one-more' } as const;

/** The photographs in the longest content, by their one name. */
export const photograph = {
  name: 'A-Photograph',
  originals: {
    pictures: { width: 1000, height: 700, file: 'A-Photograph.jpg' },
    portraits: { width: 600, height: 800, file: 'A-Photograph.png' },
  },
} as const;
