/** The size and length of the film, for the recording script and the pages. */
export const filmClock = { width: 1280, height: 720, framesPerSecond: 30, seconds: 14 } as const;
