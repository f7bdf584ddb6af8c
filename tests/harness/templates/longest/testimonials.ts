import { testimonials as real } from '#content/testimonials.ts';
import { longText, longTitle, longWord } from '../extreme-texts.ts';

export * from '#content/testimonials.ts';

export const testimonials = [
  {
    id: 0,
    image: longWord,
    Title: longTitle,
    Des: longText,
    Name: longTitle,
    sub: longTitle,
    country: longWord,
  },
  ...real,
];
