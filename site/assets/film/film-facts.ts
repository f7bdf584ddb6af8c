import poster from '../pictures/made/film-poster-1200.jpg?url';
import { filmDescription } from './description.ts';
import { filmClock } from './film-clock.ts';
import mp4 from './made/film.mp4?url';

/** What search engines are told of the film; every one of them plays MP4. */
export const filmFacts = {
  file: mp4,
  poster,
  description: filmDescription,
  seconds: filmClock.seconds,
} as const;
