import { consulting as real } from '#content/services/consulting.ts';
import type { ServiceEntry } from '#content/services.ts';
import { oneMore } from '../../variants.ts';
import { longestService } from '../longest-service.ts';

/** One more, which has no emblem. */
export const consulting: readonly ServiceEntry[] = [
  ...real.map(({ slug }) => longestService(slug)),
  longestService(oneMore.slug),
];
