import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { portfolio } from '#content/portfolio.ts';
import { WorksCarousel } from './WorksCarousel.tsx';

it('every work stands in the page with its picture and a button that shows it, before any script', () => {
  const works = portfolio.slice(0, 4);
  const html = renderToStaticMarkup(<WorksCarousel label="Works" works={works} />);
  expect(html.match(/<figure/g)).toHaveLength(4);
  for (const { pImg, title, sub } of works) {
    expect(html).toContain(`${pImg}-`);
    expect(html).toContain(`aria-label="Show ${title}"`);
    expect(html).toContain(sub);
  }
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
