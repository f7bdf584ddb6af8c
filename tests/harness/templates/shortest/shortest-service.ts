import type { ServiceEntry } from '#content/services.ts';
import { letter } from '../extreme-texts.ts';

/** Nothing optional, and a letter where a text must be. */
export const shortestService = (slug: string): ServiceEntry => ({
  slug,
  title: letter,
  description: letter,
});
