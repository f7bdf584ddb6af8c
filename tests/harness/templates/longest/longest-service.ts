import type { ServiceEntry } from '#content/services.ts';
import { longText, longTitle, longWord, many } from '../extreme-texts.ts';

export const longestService = (slug: string): ServiceEntry => ({
  slug,
  title: `${longTitle} ${slug}`,
  description: longText,
  thumb1: longWord,
  thumb2: longWord,
  col: 6,
  features: many((index) => `${index} ${longTitle}`),
  approach: many((index) => ({ title: `${index} ${longTitle}`, description: longText })),
  outcomeIntro: longText,
  outcomeDetails: many((index) => ({ title: `${index} ${longTitle}`, description: longText })),
});
