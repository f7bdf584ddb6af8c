import { expect, test } from 'vitest';
import { lateScriptsOf, withLateScript } from './late-scripts.ts';

const script = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
const island = '<script>(self.Astro||(self.Astro={})).intent=1</script>';
const inline = '<script>1</script><script type="application/ld+json">{"Astro":1}</script>';
const html = `<body>${inline}${script('one')}<main></main>${island}${script('two')}</body>`;

test('a page’s scripts are the files it names and what makes its islands', () => {
  expect(lateScriptsOf(html)).toEqual({
    files: ['/_astro/one.js', '/_astro/two.js'],
    inline: ['(self.Astro||(self.Astro={})).intent=1'],
  });
});

test('one script waits at the end; what else is written into the page stays', () => {
  expect(withLateScript(html, '/_astro/page.js')).toBe(
    `<body>${inline}<main></main><script data-late nomodule src="/_astro/page.js"></script></body>`,
  );
});
