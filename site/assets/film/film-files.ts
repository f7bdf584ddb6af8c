import descriptions from './descriptions.vtt?url';
import mp4 from './film.mp4?url';
import webm from './film.webm?url';

/** The URLs of the film, the smaller format first. */
export const filmFiles = [
  { address: webm, type: 'video/webm' },
  { address: mp4, type: 'video/mp4' },
] as const;

/** For a `<track kind="descriptions">`. */
export const filmDescriptionsTrack = descriptions;
