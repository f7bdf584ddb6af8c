/** Portraits are square; the side in the drawing's own units, which are pixels on a page. */
export const portraitSide = 480;
