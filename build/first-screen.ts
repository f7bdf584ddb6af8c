import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';

const sheetLink = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)"[^>]*>/g;
const classAttribute = /\bclass="([^"]*)"/g;

/** Where the first screen of a page ends in its HTML: behind the first child of `main`. */
export function endOfFirstScreen(html: string): number {
  const main = /<main\b[^>]*>\s*<([a-z][a-z-]*)/.exec(html);
  if (!main) return html.length;
  const tag = new RegExp(`<(/?)${main[1]}\\b`, 'g');
  tag.lastIndex = main.index + main[0].lastIndexOf('<');
  let depth = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return html.indexOf('>', found.index) + 1;
  }
  return html.length;
}

/**
 * The rules that a piece of HTML may need: those that name no class, and those whose classes it has
 * all. Every component's classes are its own, so no browser has to be asked.
 */
export function rulesFor(html: string, css: string): string {
  const classes = new Set(
    [...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(' ')),
  );
  const kept = transform({
    filename: 'first-screen.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) =>
          value.selectors.some((selector) =>
            selector.every((part) => part.type !== 'class' || classes.has(part.name)),
          )
            ? undefined
            : [],
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
    },
  }).code.toString();
  return transform({
    filename: 'first-screen.css',
    code: Buffer.from(kept),
    minify: true,
    visitor: {
      Rule: {
        keyframes: ({ value }) =>
          new RegExp(`animation[^;}]*\\b${value.name.value}\\b`).test(kept) ? undefined : [],
      },
    },
  }).code.toString();
}

export interface Sheets {
  read(path: string): string;
  /** Puts a style sheet into the build; gives the path of it. */
  write(css: string): string;
}

/**
 * A page whose first screen can be drawn from its HTML alone: the styles of that screen stand in its
 * head, all styles in one file that holds up only what comes after it.
 */
export function withFirstScreen(html: string, { read, write }: Sheets): string {
  const css = [...html.matchAll(sheetLink)].map(([, path]) => read(String(path))).join('\n');
  if (css === '') return html;
  const page = html.replace(sheetLink, '');
  const end = endOfFirstScreen(page);
  const first = page.slice(0, end);
  const styles = `<style>${rulesFor(first, css)}</style></head>`;
  const rest = `<link rel="stylesheet" href="${write(css)}">`;
  return `${first.replace('</head>', () => styles)}${rest}${page.slice(end)}`;
}

export function firstScreen(): AstroIntegration {
  return {
    name: 'first-screen',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const sheets = new Map<string, string>();
        const read = (path: string) => readFileSync(join(folder, path), 'utf8');
        const write = (css: string) => {
          const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
          const path = `/_astro/page.${hash}.css`;
          sheets.set(path, css);
          return path;
        };
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          await writeFile(file, withFirstScreen(await readFile(file, 'utf8'), { read, write }));
        }
        for (const [path, css] of sheets) await writeFile(join(folder, path), css);
      },
    },
  };
}
