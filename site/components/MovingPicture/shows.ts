import './moving-picture.css';

/**
 * Says what a link and its picture show. If the link is followed, the picture moves to the picture
 * of the same thing on the next page. The style sheets name both with `var(--shown)`.
 */
export const shows = (kind: 'case' | 'person' | 'service', slug: string) => ({
  'data-shows': `${kind}-${slug}`,
});
