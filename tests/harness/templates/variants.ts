/** The shortest and the longest content that the schemas allow; the longest has one more of each kind. */
export const extremes = ['shortest', 'longest'] as const;
export const variants = [...extremes, 'rebranded'] as const;
export type Variant = (typeof variants)[number];

/**
 * The origin to which the forms of these builds send. The service has a port of its own in every run: a
 * browser reaches it with `--host-resolver-rules=MAP localhost:80 127.0.0.1:PORT`.
 */
export const serviceOrigin = 'http://localhost';

/** The folder of the site with the other content; the record of its build is beside it. */
export const templatesBuild = (variant: Variant): string => `dist/templates/${variant}/site`;

/** The additional entries of the longest content: a service, a case and a member; a job and a question. */
export const oneMore = { slug: 'One-More', job: 'one-more' } as const;

/** The photographs in the longest content, by the folder that they are in. */
export const photographs = {
  services: { width: 1300, height: 900, file: 'A-Scene.jpg' },
  'case-studies': { width: 1300, height: 910, file: 'A-Photograph.JPG' },
  portfolio: { width: 1300, height: 900, file: 'A-Work.png' },
  team: { width: 700, height: 900, file: 'A-Portrait.png' },
} as const;
