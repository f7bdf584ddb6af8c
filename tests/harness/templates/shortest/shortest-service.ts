import type { ServiceEntry } from '#content/services.ts';
import { letter } from '../extreme-texts.ts';
import { threeServices } from '../three-services.ts';

const point = { title: letter, description: letter };

/** Nothing optional, and a letter where a text must be. */
export const shortestService = (slug: string): ServiceEntry => ({
  slug,
  title: letter,
  description: letter,
  scene: { picture: 'Traveller-Support-Desk', description: letter },
  covers: [point],
  approach: [point],
  outcomeIntro: letter,
  outcomeDetails: [point],
  proof: { case: 'Back-Office', text: letter },
  related: threeServices(slug),
});
