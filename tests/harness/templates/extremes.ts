export const extremes = ['shortest', 'longest'] as const;
export type Extreme = (typeof extremes)[number];

/** Where the site with the extreme content is; what is known of the build lies beside it. */
export const templatesBuild = (extreme: Extreme): string => `dist/templates/${extreme}/site`;
