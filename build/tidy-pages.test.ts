import { expect, test } from 'vitest';
import { tidyPage } from './tidy-pages.ts';

const style = '<style>astro-island,astro-slot{display:contents}</style>';

test('scripts after the document and the style of the islands go where HTML has a place for them', () => {
  expect(
    tidyPage(
      `<html><head><title>A</title></head><body><p>B</p>${style}<astro-island></astro-island></body></html>\n<script src="/a.js"></script>`,
    ),
  ).toBe(
    `<html><head><title>A</title>${style}</head><body><p>B</p><astro-island></astro-island><script src="/a.js"></script></body></html>`,
  );
});

test('the scripts of the islands wait until the page has been read', () => {
  const island = '<script>self.Astro={}</script>';
  expect(
    tidyPage(
      `<html><head><script>let a;</script></head><body>${island}<astro-island></astro-island><p>B</p></body></html>`,
    ),
  ).toBe(
    `<html><head><script>let a;</script></head><body><astro-island></astro-island><p>B</p>${island}</body></html>`,
  );
});

test('a page that is in order stays as it is', () => {
  const page = '<html><head></head><body><style>p{}</style></body></html>';
  expect(tidyPage(page)).toBe(page);
});

test('what the page’s script has for islands is left out where there are none', () => {
  const script = `<script>
    one();
    // Only where there are islands:
    two();
    // Everywhere:
    three();
  </script>`;
  const pageWith = (body: string) => `<html><head>${script}</head><body>${body}</body></html>`;
  expect(tidyPage(pageWith('<p></p>'))).toContain('<script>one(),three();</script>');
  expect(tidyPage(pageWith('<astro-island></astro-island>'))).toContain(
    '<script>one(),two(),three();</script>',
  );
});
