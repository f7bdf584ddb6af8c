import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { reviews } from '#content/testimonials.ts';
import { TestimonialCarousel } from './TestimonialCarousel.tsx';

const quote = {
  id: 1,
  image: 'Noor Umrah',
  Title: 'On one screen',
  Des: 'Every room stands on one screen.',
  Name: 'Sana Haq',
  sub: 'Operations Manager',
  country: 'United Kingdom',
};
const testimonials = [quote, { ...quote, id: 2, Des: 'The team goes home on time.' }];

it('every quote stands in the page with its author, before any script', () => {
  const html = renderToStaticMarkup(
    <TestimonialCarousel content={reviews.carousel} testimonials={testimonials} />,
  );
  expect(html.match(/<blockquote/g)).toHaveLength(testimonials.length);
  for (const { Des, Name, sub, country } of testimonials) {
    for (const text of [`“${Des}”`, Name, sub, country]) expect(html).toContain(text);
  }
  expect(html).toContain(`aria-label="${reviews.carousel.label}"`);
  // The customer's wordmark is for the eye: the name stands beside it.
  expect(html).not.toContain('role="img" aria-label');
});
