import { expect, test } from 'vitest';
import { finishPage } from './finish-pages.ts';

const finish = (html: string) => finishPage(html, (path) => `sha256-of-${path}`);

test('gives every page script nomodule and its digest', () => {
  expect(finish('<script type="module" src="/_astro/page.js"></script>')).toBe(
    '<script nomodule src="/_astro/page.js" integrity="sha256-of-/_astro/page.js"></script>',
  );
});

test('keeps the type of scripts in a template', () => {
  const script = '<script type="module" src="/_astro/a.js"></script>';
  const finished = finish(`<template data-scripts-when="used">${script}${script}</template>`);
  expect(finished.match(/<script type="module"/g)).toHaveLength(2);
});

test('does not change inline scripts, icons and pictures', () => {
  const html =
    '<script>run()</script><link rel="icon" href="/_astro/icon.svg"><img src="/_astro/a.avif">';
  expect(finish(html)).toBe(html);
});

test('removes the style of islands from the body', () => {
  const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
  expect(finish(`<main>${style}<astro-island></astro-island></main>`)).toBe(
    '<main><astro-island></astro-island></main>',
  );
});
