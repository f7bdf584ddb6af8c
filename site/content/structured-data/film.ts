import type { VideoObject } from 'schema-dts';
import { addressOf } from '../head.ts';
import { ids } from './ids.ts';

/** What only the film's own files know (site/assets/film/film-facts.ts). */
export interface FilmFacts {
  /** Addresses in the build. */
  readonly file: string;
  readonly poster: string;
  readonly description: string;
  readonly seconds: number;
}

export const filmThing = (film: FilmFacts): VideoObject => ({
  '@type': 'VideoObject',
  '@id': ids.film,
  name: 'One journey in fourteen seconds',
  description: film.description,
  thumbnailUrl: addressOf(film.poster),
  uploadDate: '2026-11-15T00:00:00Z',
  duration: `PT${film.seconds}S`,
  contentUrl: addressOf(film.file),
  encodingFormat: 'video/mp4',
  inLanguage: 'zxx',
  publisher: { '@id': ids.agency },
});
