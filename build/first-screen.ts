import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { partsRulesFor, splitStyles } from './first-screen-styles.ts';

const sheetLink = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)"[^>]*>/g;
const headStyle = /<style>([^<]*)<\/style>(?=[\s\S]*<\/head>)/g;
const attributes = '(?:[^>"]|"[^"]*")*';
const beforeFirstChild = `<main\\b${attributes}>\\s*(?:<script\\b[^>]*>[\\s\\S]*?</script>\\s*)*`;
const firstChild = new RegExp(`${beforeFirstChild}<([a-z][a-z-]*)(${attributes})>`);
/** What an island renders is the first screen, where an island comes first. */
const firstBand = new RegExp(
  `${beforeFirstChild}(?:<astro-island\\b${attributes}>)?<([a-z][a-z-]*)(${attributes})>`,
);

/** What a server may send before it has heard from the browser (ten packets), less the headers of a page. */
const firstFlight = 10 * 1460 - 1400;

const compressedLength = (html: string, quality: number) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/**
 * Whether a page comes with the first flight. Brotli's best takes forty times as long as a quick try and makes
 * a page a tenth smaller, so it is asked where that may decide.
 */
function isOneFlight(html: string): boolean {
  const quick = compressedLength(html, 5);
  if (quick <= firstFlight) return true;
  return 0.85 * quick <= firstFlight && compressedLength(html, 11) <= firstFlight;
}

/** Where an element ends in the HTML of a page, given how the page goes up to and into it. */
function endOf(html: string, upToElement: RegExp): number {
  const opening = upToElement.exec(html);
  if (!opening) return html.length;
  const tag = new RegExp(`<(/?)${opening[1]}\\b`, 'g');
  tag.lastIndex = opening.index + opening[0].lastIndexOf(`<${opening[1]}${opening[2]}>`);
  let depth = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return html.indexOf('>', found.index) + 1;
  }
  return html.length;
}

/** Where the first screen of a page ends in its HTML. */
export const endOfFirstScreen = (html: string): number => endOf(html, firstBand);

/**
 * Nothing is painted before the first screen is whole, or a transition between pages would find its lit
 * tiles missing; nothing after that is waited for.
 */
function paintedWhole(html: string): string {
  const [opening, tag = '', own = ''] = firstBand.exec(html) ?? [];
  if (opening === undefined) return html;
  const id = /\bid="([^"]+)"/.exec(own)?.[1] ?? 'first-screen';
  const bare = opening.slice(0, -`${tag}${own}>`.length);
  const named = own.includes(` id="${id}"`) ? opening : `${bare}${tag} id="${id}"${own}>`;
  return html
    .replace(opening, () => named)
    .replace('</head>', () => `<link rel="expect" href="#${id}" blocking="render"></head>`);
}

export interface Sheets {
  read(path: string): string;
  /** Puts a style sheet into the build; gives the path of it. */
  write(css: string): string;
}

/**
 * A page whose first screen can be drawn from the first flight of its HTML alone. All its styles stand in
 * its head where the whole page fits; else those of that screen do, and a file with the rest holds up only
 * what comes after it. Firefox does not wait for that file by itself, but a script does.
 */
export function withFirstScreen(html: string, { read, write }: Sheets): string {
  const css = [...html.matchAll(sheetLink)].map(([, path]) => read(String(path))).join('\n');
  if (css === '') return html;
  // One element: the policy names each by its digest, in a header that belongs to the first flight.
  const ahead = [...html.matchAll(headStyle)].map(([, styles = '']) => styles.trim()).join('');
  const page = paintedWhole(html.replace(sheetLink, '').replace(headStyle, ''));
  const withStyles = (part: string, styles: string) =>
    part.replace('</head>', () => `<style>${ahead}${styles}</style></head>`);
  const whole = withStyles(page, css);
  if (isOneFlight(whole)) return whole;
  // Not inside an island: what React has not rendered there, it removes.
  const first = page.slice(0, endOf(page, firstChild));
  const rest = page.slice(first.length);
  const { shared, later, parts } = splitStyles(css);
  const file = `<link rel="stylesheet" href="${write(later + parts)}" fetchpriority="low"><script> </script>`;
  return withStyles(first, shared + partsRulesFor(first, parts)) + file + rest;
}

export function firstScreen(): AstroIntegration {
  return {
    name: 'first-screen',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const taken = new Set<string>();
        const sheets = new Map<string, string>();
        const read = (path: string) => {
          taken.add(path);
          return readFileSync(join(folder, path), 'utf8');
        };
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
        const scripts: string[] = [];
        for await (const name of glob('_astro/*.js', { cwd: folder })) {
          scripts.push(await readFile(join(folder, name), 'utf8'));
        }
        // Some come with what a script imports as well.
        const isAskedFor = (path: string) => scripts.some((script) => script.includes(path));
        for (const path of taken) if (!isAskedFor(path.slice(1))) await rm(join(folder, path));
        for (const [path, css] of sheets) await writeFile(join(folder, path), css);
      },
    },
  };
}
