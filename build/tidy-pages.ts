import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';

const end = '</body></html>';
const islandStyle = /<style>astro-island,[^<]*<\/style>/;
const forIslands = /\/\/ Only where there are islands[\s\S]*?\/\/ Everywhere:/;
/** What Astro writes into a page to bring its islands to life. */
export const islandCode = /\bself\.Astro\b|\bcustomElements\b/;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

const minified = (script: string, hasIslands: boolean) =>
  (hasIslands ? script : script.replace(forIslands, '')).replace(
    inlineScript,
    (_, code: string) => `<script>${minifySync('inline.js', code).code.trim()}</script>`,
  );

/**
 * Astro writes two things where HTML has no place for them: the scripts of a route after `</html>`,
 * and the one style of its islands before the first of them. Browsers repair both, checkers do not. The
 * scripts of the islands stand before the first of them too, in the way of what is to be read; those that
 * are written into a page are as long as in its source.
 */
export function tidyPage(html: string): string {
  const [style = ''] = islandStyle.exec(html) ?? [];
  let islandScripts = '';
  const inOrder = html.replace(style, '').replace(inlineScript, (script) => {
    if (!islandCode.test(script)) return minified(script, html.includes('<astro-island'));
    islandScripts += script;
    return '';
  });
  const [page = '', stray = ''] = inOrder.split(end);
  return `${page.replace('</head>', `${style}</head>`)}${islandScripts}${stray.trim()}${end}`;
}

export function tidyPages(): AstroIntegration {
  return {
    name: 'tidy-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          await writeFile(file, tidyPage(await readFile(file, 'utf8')));
        }
      },
    },
  };
}
