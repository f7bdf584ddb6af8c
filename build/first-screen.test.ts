import { expect, test } from 'vitest';
import { endOfFirstScreen, rulesFor, withFirstScreen } from './first-screen.ts';

const page = [
  '<html><head><link rel="stylesheet" href="/_astro/a.css"><link rel="stylesheet" href="/_astro/b.css"></head>',
  '<body><header class="bar"></header><main id="content"><section class="hero"><section class="inner"></section></section>',
  '<section class="later"></section></main></body></html>',
].join('');

test('the first screen ends with the first child of main, whatever that contains', () => {
  const end = endOfFirstScreen(page);
  expect(page.slice(0, end)).toMatch(/<section class="inner"><\/section><\/section>$/);
  expect(page.slice(end)).toMatch(/^<section class="later">/);
});

test('rules stay that name no class, or whose classes are all there', () => {
  const css = `@layer base { h1 { margin: 0 } }
    @layer components {
      .hero { color: red } .hero .later { color: blue } .later { color: green }
      .hero:not(.later) { margin: 1px } .later, .bar { padding: 2px }
      @media (width >= 600px) { .inner { animation: turn 1s } .later { margin: 0 } }
    }
    @media print { .hero { display: none } }
    @keyframes turn { to { rotate: 1turn } } @keyframes unused { to { opacity: 0 } }`;
  const kept = rulesFor('<header class="bar"><section class="hero"><i class="inner x">', css);
  expect(kept).toBe(
    [
      '@layer base{h1{margin:0}}',
      '@layer components{.hero{color:red}.hero:not(.later){margin:1px}.later,.bar{padding:2px}',
      '@media (width>=600px){.inner{animation:1s turn}}}',
      '@keyframes turn{to{rotate:1turn}}',
    ].join(''),
  );
});

test('the head has the styles of the first screen, and what follows it waits for all of them', () => {
  const sheets: Record<string, string> = {
    '/_astro/a.css': '.hero{color:red}',
    '/_astro/b.css': '.later{color:green}',
  };
  const written: string[] = [];
  const html = withFirstScreen(page, {
    read: (path) => sheets[path] ?? '',
    write: (css) => `/_astro/page.${written.push(css)}.css`,
  });
  expect(written).toEqual(['.hero{color:red}\n.later{color:green}']);
  expect(html).toContain('<head><style>.hero{color:red}</style></head>');
  expect(html).toContain(
    '</section></section><link rel="stylesheet" href="/_astro/page.1.css"><section class="later">',
  );
});
