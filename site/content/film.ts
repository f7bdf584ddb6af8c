import mp4 from '../assets/film/film.mp4?url';
import webm from '../assets/film/film.webm?url';

/** The film of the home page and of /about. It has no sound; the description says what it shows. */
export const film = {
  title: 'One booking, from search to return',
  open: 'Play the film',
  close: 'Close the film',
  facts: 'No sound',
  description: 'x',
  sources: [
    { src: webm, type: 'video/webm' },
    { src: mp4, type: 'video/mp4' },
  ],
} as const;
