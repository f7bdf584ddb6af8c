import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { endOfFirstScreen, type Sheets, withFirstScreen } from './first-screen.ts';

const page = [
  '<html><head><link rel="stylesheet" href="/_astro/a.css"><link rel="stylesheet" href="/_astro/b.css"></head>',
  '<body><header class="bar"></header><main id="content"><script>let a</script><section class="hero">',
  '<section class="inner"></section></section><section class="later"></section></main></body></html>',
].join('');

function sheetsOf(a: string, b: string) {
  const written: string[] = [];
  const sheets: Sheets = {
    read: (path) => (path === '/_astro/a.css' ? a : b),
    write: (css) => `/_astro/page.${written.push(css)}.css`,
  };
  return { sheets, written };
}

test('the first screen ends with the first child of main, whatever that contains', () => {
  const end = endOfFirstScreen(page);
  expect(page.slice(0, end)).toMatch(/<section class="inner"><\/section><\/section>$/);
  expect(page.slice(end)).toMatch(/^<section class="later">/);
});

test('where an island comes first, its first band is the first screen', () => {
  const island = page.replace(
    '<section class="hero">',
    '<astro-island props="{a:>}"><section class="hero"></section><section class="hero">',
  );
  expect(island.slice(0, endOfFirstScreen(island))).toMatch(
    /props="\{a:>\}"><section class="hero"><\/section>$/,
  );
});

test('styles that fit the first flight stand in the head, in their order', () => {
  const { sheets, written } = sheetsOf('.later{color:green}', '.hero{color:red}');
  const html = withFirstScreen(page, sheets);
  expect(written).toEqual([]);
  expect(html).toContain('<style>.later{color:green}\n.hero{color:red}</style></head>');
  expect(html).not.toContain('stylesheet');
});

test('of more the head has those of the first screen, and what follows it waits for the rest', () => {
  const big = `@layer components{.later{--noise:"${randomBytes(20_000).toString('base64')}"}}`;
  const { sheets, written } = sheetsOf('@layer components{.hero{color:red}}', big);
  const html = withFirstScreen(page, sheets);
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/^@layer components\{\.hero\{color:red\}.*\.later\{--noise/s);
  expect(html).toContain('<style>@layer components{.hero{color:red}}</style></head>');
  expect(html).toContain(
    '</section></section><link rel="stylesheet" href="/_astro/page.1.css" fetchpriority="low"><script> </script><section class="later">',
  );
});

test('what stood in the head already comes first, in the same element', () => {
  const { sheets } = sheetsOf('.later{color:green}', '.hero{color:red}');
  const html = withFirstScreen(
    page.replace('<head>', '<head><style> @layer a, b; </style>'),
    sheets,
  );
  expect(html).toContain('<style>@layer a, b;.later{color:green}\n.hero{color:red}</style></head>');
  expect(html.match(/<style>/g)).toHaveLength(1);
});

test('nothing is painted before the first screen is whole', () => {
  const { sheets } = sheetsOf('p{}', 'p{}');
  const expected = (id: string) => `<link rel="expect" href="#${id}" blocking="render">`;
  const html = withFirstScreen(page, sheets);
  expect(html).toContain('<section id="first-screen" class="hero">');
  expect(html).toContain(expected('first-screen'));
  const named = page.replace('class="hero"', 'class="hero" id="top"');
  expect(withFirstScreen(named, sheets)).toContain('<section class="hero" id="top">');
  expect(withFirstScreen(named, sheets)).toContain(expected('top'));
});
