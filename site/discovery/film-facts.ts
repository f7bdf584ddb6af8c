import mp4 from '#assets/film/film.mp4?url';
import { filmClock } from '#assets/film/film-clock.ts';
import poster from '#assets/pictures/film-poster-1200.jpg?url';
import { film } from '#content/film.ts';

/** The film for structured data. MP4, because all search engines can play it. */
export const filmFacts = {
  file: mp4,
  poster,
  description: film.description,
  seconds: filmClock.seconds,
} as const;
