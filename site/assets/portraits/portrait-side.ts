/** The side of the square portraits, in pixels on a page. */
export const portraitSide = 480;
