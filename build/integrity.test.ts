import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withIntegrity } from './integrity.ts';

test('what a page loads by its name says what it must be; the rest stays as it is', () => {
  const digestOf = (path: string) => `sha256-of${path}`;
  const page =
    '<link rel="preload" href="/_astro/a.woff2" as="font"><link rel="icon" href="/favicon.ico">' +
    '<script>let a</script><script type="application/ld+json">{}</script>';
  expect(withIntegrity(page, digestOf)).toBe(page);
  expect(
    withIntegrity(
      '<link rel="stylesheet" href="/_astro/a.css"><script type="module" src="/_astro/a.js"></script>',
      digestOf,
    ),
  ).toBe(
    '<link rel="stylesheet" href="/_astro/a.css" integrity="sha256-of/_astro/a.css">' +
      '<script type="module" src="/_astro/a.js" integrity="sha256-of/_astro/a.js"></script>',
  );
});

test('every script and style sheet that a built page names has its true digest', () => {
  const wrong: string[] = [];
  let checked = 0;
  for (const page of globSync('dist/site/**/*.html')) {
    for (const [tag] of readFileSync(page, 'utf8').matchAll(/<(?:script|link)\b[^>]*>/g)) {
      if (!/<script[^>]*\ssrc=|rel="(?:stylesheet|modulepreload)"/.test(tag)) continue;
      const [, path] = /\b(?:src|href)="([^"]+)"/.exec(tag) ?? [];
      const hash = createHash('sha256').update(readFileSync(`dist/site${path}`));
      if (!tag.includes(` integrity="sha256-${hash.digest('base64')}"`)) {
        wrong.push(`${page}: ${tag}`);
      }
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

test('every style sheet that a script asks for is there', () => {
  const asked = globSync('dist/site/_astro/*.js').flatMap((script) =>
    [...readFileSync(script, 'utf8').matchAll(/"(_astro\/[^"]+\.css)"/g)].map(([, path]) => path),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((path) => !existsSync(`dist/site/${path}`))).toEqual([]);
});
