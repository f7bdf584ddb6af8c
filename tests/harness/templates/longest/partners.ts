import { partners as real } from '#content/partners.ts';
import { longWord } from '../extreme-texts.ts';

/** One more, which has no wordmark. */
export const partners = { ...real, names: [longWord, ...real.names] };
