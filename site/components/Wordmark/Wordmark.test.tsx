import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Wordmark } from './Wordmark.tsx';

test('a drawn wordmark is named for a screen reader, and its copies are not', () => {
  expect(renderToStaticMarkup(<Wordmark name="Harbour&Co" />)).toContain('alt="Harbour&amp;Co"');
  expect(renderToStaticMarkup(<Wordmark decorative name="Harbour&Co" />)).toContain('alt=""');
});

test('a name without a drawing is set as text, and read out once', () => {
  expect(renderToStaticMarkup(<Wordmark name="New & Sons" />)).toMatch(
    /^<span[^>]*>New &amp; Sons</,
  );
  expect(renderToStaticMarkup(<Wordmark decorative name="New & Sons" />)).toContain('aria-hidden');
});
