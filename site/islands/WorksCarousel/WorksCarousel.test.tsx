import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WorksCarousel } from './WorksCarousel.tsx';

it('every work stands in the page with its picture and a button that shows it, before any script', () => {
  const works = ['Hotel-Launch-Film', 'Umrah-Guide-Animation'].map((pImg) => ({
    pImg,
    slug: pImg,
    title: `Title of ${pImg}`,
    sub: `What ${pImg} is`,
  }));
  const html = renderToStaticMarkup(<WorksCarousel label="Works" works={works} />);
  expect(html.match(/<figure/g)).toHaveLength(works.length);
  for (const { pImg, title, sub } of works) {
    expect(html).toContain(`${pImg}-`);
    expect(html).toContain(`aria-label="Show ${title}"`);
    expect(html).toContain(sub);
  }
  expect(html.match(/aria-current/g)).toHaveLength(1);
});
