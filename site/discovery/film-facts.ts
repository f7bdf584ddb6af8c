import mp4 from '#assets/film/film.mp4?url';
import { filmClock } from '#assets/film/film-clock.ts';
import poster from '#assets/pictures/film-poster-1200.jpg?url';
import { filmDescription } from '#content/film-description.ts';

/** What search engines are told of the film; every one of them plays MP4. */
export const filmFacts = {
  file: mp4,
  poster,
  description: filmDescription,
  seconds: filmClock.seconds,
} as const;
