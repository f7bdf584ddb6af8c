import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Wordmark } from './Wordmark.tsx';

test('a wordmark reads out the name it draws', () => {
  const html = renderToStaticMarkup(<Wordmark name="Almasa" />);
  expect(html).toContain('alt="Almasa"');
});

test('a decorative one is drawn and not read out', () => {
  const html = renderToStaticMarkup(<Wordmark decorative name="Noor Umrah" />);
  expect(html).toContain('alt=""');
  expect(html).toMatch(/src="[^"]+#noor-umrah"/);
});

test('partners and clients come from a file each', () => {
  expect(renderToStaticMarkup(<Wordmark name="Almasa" />)).toMatch(/src="[^"]*partners/);
  expect(renderToStaticMarkup(<Wordmark name="Noor Umrah" />)).toMatch(/src="[^"]*clients/);
});

test('a name without a drawing is set as text, and read out once', () => {
  expect(renderToStaticMarkup(<Wordmark name="New & Sons" />)).toMatch(
    /^<span[^>]*>New &amp; Sons</,
  );
  expect(renderToStaticMarkup(<Wordmark decorative name="New & Sons" />)).toContain('aria-hidden');
});
