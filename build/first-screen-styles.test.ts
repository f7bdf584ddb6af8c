import { expect, test } from 'vitest';
import { partsRulesFor, splitStyles } from './first-screen-styles.ts';

test('what all share and what the parts have are two style sheets, each in its order', () => {
  const css = `@layer components { .a { margin: 0 } .z { color: red } } @font-face { font-family: "A"; src: url("a.woff2") }
    @layer base { h1 { margin: 0 } } @layer components { .b { margin: 0 } }`;
  expect(splitStyles(css)).toEqual({
    shared: '@font-face{font-family:A;src:url(a.woff2)}@layer base{h1{margin:0}}',
    later: '@layer base{}',
    parts: '@layer components{.a{margin:0}.z{color:red}.b{margin:0}}',
  });
});

test('what is for print and the rarer letters come later, and still win', () => {
  const css = `@font-face { font-family: "A"; src: url("a.woff2") }
    @font-face { font-family: "A"; src: url("rare.woff2"); unicode-range: U+23 }
    @layer base { h1 { margin: 0 } @media print { h1 { margin: 1px } } }
    @layer components { .a { margin: 0 } @media print { .a { margin: 1px } } }`;
  expect(splitStyles(css)).toEqual({
    shared: '@font-face{font-family:A;src:url(a.woff2)}@layer base{h1{margin:0}}',
    later: [
      '@font-face{font-family:A;src:url(rare.woff2);unicode-range:U+23}',
      '@layer base{@media print{h1{margin:1px}}}',
    ].join(''),
    parts: '@layer components{.a{margin:0}@media print{.a{margin:1px}}}',
  });
});

test('nothing that all share comes twice', () => {
  const css = `@layer base { @media print { @page { size: a4 } } h1 { margin: 0 }
    @media (width >= 600px) { h1 { margin: 2px } } @media print, (forced-colors: active) { h1 { margin: 3px } } }
    @layer reset { p { margin: 0 } @media print { p { margin: 1px } } b { margin: 0 } }`;
  expect(splitStyles(css).later).toBe(
    '@layer base{@media print{@page{size:a4}}}@layer reset{@media print{p{margin:1px}}}',
  );
});

test('rules stay that name no class, or whose classes are all there', () => {
  const css = `@layer components {
      .hero { color: red } .hero .later { color: blue } .later { color: green }
      .hero:not(.later) { margin: 1px } .later, .bar { padding: 2px }
      @media (width >= 600px) { .inner { animation: turn 1s } .later { margin: 0 } }
      @media print { .hero { display: none } }
      @keyframes turn { to { rotate: 1turn } } @keyframes unused { to { opacity: 0 } }
    }`;
  const kept = partsRulesFor('<header class="bar"><section class="hero"><i class="inner x">', css);
  expect(kept).toBe(
    [
      '@layer components{.hero{color:red}.hero:not(.later){margin:1px}.later,.bar{padding:2px}',
      '@media (width>=600px){.inner{animation:1s turn}}',
      '@keyframes turn{to{rotate:1turn}}}',
    ].join(''),
  );
});
