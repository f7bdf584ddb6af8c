import type { VideoObject } from 'schema-dts';
import { film } from '#content/film.ts';
import { addressOf } from '../head.ts';
import { ids } from './ids.ts';

/** Facts about the film's files (site/discovery/film-facts.ts). */
export interface FilmFacts {
  /** The path in the build. */
  readonly file: string;
  readonly poster: string;
  readonly description: string;
  readonly seconds: number;
}

export const filmThing = (facts: FilmFacts): VideoObject => ({
  '@type': 'VideoObject',
  '@id': ids.film,
  name: film.title,
  description: facts.description,
  thumbnailUrl: addressOf(facts.poster),
  uploadDate: '2026-11-15T00:00:00Z',
  duration: `PT${facts.seconds}S`,
  contentUrl: addressOf(facts.file),
  encodingFormat: 'video/mp4',
  inLanguage: 'zxx',
  publisher: { '@id': ids.agency },
});
