import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const sizes = '(min-width: 56.25rem) 50vw, 100vw';

test('a picture offers AVIF in five widths, JPEG where it is unknown, and reserves its place', () => {
  const html = renderToStaticMarkup(
    <Picture alt="Bookings of one group" name="Back-Office" sizes={sizes} />,
  );
  expect(html.match(/type="[^"]*"/g)).toEqual(['type="image/avif"']);
  for (const width of [480, 640, 800, 1200, 1600]) {
    expect(html).toMatch(new RegExp(`Back-Office-${width}[^ ]*\\.avif[^ ]* ${width}w`));
  }
  expect(html).toContain(`sizes="${sizes}"`);
  expect(html).toMatch(/<img[^>]+src="[^"]+\.jpg[^"]*"/);
  expect(html).toContain('width="1600"');
  expect(html).toContain('height="1100"');
  expect(html).not.toContain('style=');
});

test('a phone gets the picture made for it, in its own shape, and nothing wider than a phone', () => {
  const html = renderToStaticMarkup(
    <Picture alt="" name="Back-Office" phone="Back-Office-phone" sizes={sizes} />,
  );
  const [first = ''] = html.match(/<source[^>]+>/) ?? [];
  expect(first).toContain('media="(width &lt; 600px)"');
  expect(first).toMatch(/Back-Office-phone-800[^ ]*\.avif[^ ]* 800w/);
  expect(first).toContain('width="1200"');
  expect(first).toContain('height="1500"');
  expect(html).not.toContain('Back-Office-phone-1600');
  expect(html.match(/<source/g)).toHaveLength(3);
});

test('a picture waits for its turn unless it has priority', () => {
  const later = renderToStaticMarkup(<Picture alt="" name="about-route" sizes="100vw" />);
  expect(later).toContain('loading="lazy"');
  expect(later).toContain('decoding="sync"');
  expect(later).not.toContain('fetchPriority');
  expect(later).toContain('alt=""');

  const first = renderToStaticMarkup(<Picture alt="" name="about-route" priority sizes="100vw" />);
  expect(first).toContain('loading="eager"');
  expect(first.toLowerCase()).toContain('fetchpriority="high"');
});

test('the name of no drawing stops the build', () => {
  const draw = () => renderToStaticMarkup(<Picture alt="" name="nothing" sizes="100vw" />);
  expect(draw).toThrow('There is no drawing nothing in site/assets/pictures');
});

test('the files of an editor’s picture are shown as they are; an SVG has one', () => {
  const files = { width: 900, height: 600, fallback: '/a.svg' };
  const html = renderToStaticMarkup(<Picture alt="" name={files} sizes="100vw" />);
  expect(html).not.toContain('<source');
  expect(html).toMatch(/<img[^>]+src="\/a\.svg"/);
});
