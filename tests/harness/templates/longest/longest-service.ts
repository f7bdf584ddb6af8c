import type { ServiceEntry } from '#content/services.ts';
import { longText, longTitle, longWord, many } from '../extreme-texts.ts';
import { threeServices } from '../three-services.ts';
import { photograph } from '../variants.ts';

const points = many((index) => ({ title: `${index} ${longTitle}`, description: longText }));

export const longestService = (slug: string): ServiceEntry => ({
  slug,
  title: `${longTitle} ${slug}`,
  part: longWord,
  description: longText,
  thumb1: longWord,
  thumb2: longWord,
  col: 6,
  scene: { picture: photograph.name, description: longText },
  covers: points,
  approach: points,
  outcomeIntro: longText,
  outcomeDetails: points,
  proof: { case: 'Back-Office', text: longText },
  related: threeServices(slug),
});
