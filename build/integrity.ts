import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const loader = /<(?:script|link)\b[^>]*>/g;
const source = /\b(?:src|href)="(\/_astro\/[^"]+)"/;
const isLoaded = (tag: string) =>
  tag.startsWith('<script') || /\brel="(?:stylesheet|modulepreload)"/.test(tag);

/** A page whose scripts and style sheets say what they must be (decision 15). */
export function withIntegrity(html: string, digestOf: (path: string) => string): string {
  return html.replace(loader, (tag) => {
    const [, path] = source.exec(tag) ?? [];
    if (path === undefined || !isLoaded(tag)) return tag;
    return tag.replace(/>$/, ` integrity="${digestOf(path)}">`);
  });
}

/** Writes the digest of every script and style sheet of the build into the pages that load it. */
export function integrity(): AstroIntegration {
  return {
    name: 'integrity',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const digests = new Map<string, string>();
        const digestOf = (path: string) => {
          const known = digests.get(path);
          if (known !== undefined) return known;
          const hash = createHash('sha256').update(readFileSync(join(folder, path)));
          const digest = `sha256-${hash.digest('base64')}`;
          digests.set(path, digest);
          return digest;
        };
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          await writeFile(file, withIntegrity(await readFile(file, 'utf8'), digestOf));
        }
      },
    },
  };
}
