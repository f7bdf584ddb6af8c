import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

test('offers AVIF in five widths with a JPEG behind it, and reserves its place', () => {
  const html = renderToStaticMarkup(<Picture alt="" name="Back-Office" sizes="100vw" />);
  expect(html.match(/type="[^"]*"/g)).toEqual(['type="image/avif"']);
  expect(html.match(/ \d+w/g)).toEqual([' 480w', ' 640w', ' 800w', ' 1200w', ' 1600w']);
  expect(html).toMatch(/<img[^>]+src="[^"]+\.jpg[^"]*"/);
  expect(html).toMatch(/<img[^>]+height="1100"[^>]+width="1600"|width="1600"[^>]+height="1100"/);
});

test('a phone gets the picture made for it, and nothing wider than a phone', () => {
  const html = renderToStaticMarkup(
    <Picture alt="" name="Back-Office" phone="Back-Office-phone" sizes="100vw" />,
  );
  const [first = ''] = html.match(/<source[^>]+>/) ?? [];
  expect(first).toContain('media="(width &lt; 600px)"');
  expect(first).toContain('Back-Office-phone-800');
  expect(html).not.toContain('Back-Office-phone-1600');
});

test('loads lazily and decodes with the page unless it has priority', () => {
  const html = (priority: boolean) =>
    renderToStaticMarkup(<Picture alt="" name="about-route" priority={priority} sizes="100vw" />);
  expect(html(false)).toMatch(/decoding="sync".* loading="lazy"/);
  expect(html(true)).toMatch(/decoding="async".* loading="eager"/);
});

test('an unknown name stops the build', () => {
  const draw = () => renderToStaticMarkup(<Picture alt="" name="nothing" sizes="100vw" />);
  expect(draw).toThrow('There is no drawing nothing in site/assets/pictures');
});

test('shows an editor’s SVG as it is', () => {
  const files = { width: 900, height: 600, fallback: '/a.svg' };
  const html = renderToStaticMarkup(<Picture alt="" name={files} sizes="100vw" />);
  expect(html).not.toContain('<source');
  expect(html).toMatch(/<img[^>]+src="\/a\.svg"/);
});
