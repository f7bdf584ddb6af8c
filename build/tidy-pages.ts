import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const end = '</body></html>';
const islandStyle = /<style>astro-island,[^<]*<\/style>/;

/**
 * Astro writes two things where HTML has no place for them: the scripts of a route after `</html>`,
 * and the one style of its islands before the first of them. Browsers repair both, checkers do not.
 */
export function tidyPage(html: string): string {
  const [style = ''] = islandStyle.exec(html) ?? [];
  const [page = '', stray = ''] = html.replace(style, '').split(end);
  return `${page.replace('</head>', `${style}</head>`)}${stray.trim()}${end}`;
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
