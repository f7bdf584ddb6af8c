import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReviewBadge } from './ReviewBadge.tsx';

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

test('each badge says its own source and count, and that it is a sample', () => {
  expect(textOf(renderToStaticMarkup(<ReviewBadge kind="client" />))).toBe(
    'Agency PostSample5 stars from 200+ reviews',
  );
  expect(textOf(renderToStaticMarkup(<ReviewBadge kind="project" />))).toBe(
    'Buyers’ PostSample5 stars from 300+ reviews',
  );
});

test('each badge is stamped on its own paper', () => {
  expect(renderToStaticMarkup(<ReviewBadge kind="client" />)).toMatch(/class="[^"]*bone/);
  expect(renderToStaticMarkup(<ReviewBadge kind="project" />)).toMatch(/class="[^"]*ink/);
});
