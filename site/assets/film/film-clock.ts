/** What the script that films and the page that draws must agree on. */
export const filmClock = { width: 1280, height: 720, framesPerSecond: 30, seconds: 14 } as const;
