import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const ownScript = /<script\b[^>]*\bsrc="(\/_astro\/[^"]+)"/g;
/** A page script, or a template of ScriptsWhen.astro, whose scripts keep their type. */
const scriptOrTemplate =
  /<template data-scripts-when=.*?<\/template>|<script type="module"(?= src="\/_astro\/)/gs;
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/**
 * Edits a built page where Astro 7.3 has no option for it:
 * - scripts get an `integrity` attribute (docs/decisions/0015);
 * - page scripts become `nomodule`, so that browsers do not load them before the first paint
 *   (docs/decisions/0019);
 * - the style of islands is removed from the body, where HTML allows none. base.css has the same
 *   rule.
 */
export const finishPage = (html: string, digestOf: (path: string) => string): string =>
  html
    .replace(islandStyle, '')
    .replace(ownScript, (tag, path: string) => `${tag} integrity="${digestOf(path)}"`)
    .replace(scriptOrTemplate, (part) => (part.startsWith('<script') ? '<script nomodule' : part));

export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const digestOf = (path: string) => {
          const hash = createHash('sha256').update(readFileSync(join(folder, path)));
          return `sha256-${hash.digest('base64')}`;
        };
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          await writeFile(file, finishPage(await readFile(file, 'utf8'), digestOf));
        }
      },
    },
  };
}
