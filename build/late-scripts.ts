import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const moduleScript = /<script type="module" src="[^"]+"[^>]*><\/script>/g;

/**
 * A page whose scripts wait in a template, where no browser looks for something to load. The page takes them
 * out once it has been painted (site/document/Document.astro); in front of that they would compete with it.
 */
export function withLateScripts(html: string): string {
  const scripts = html.match(moduleScript) ?? [];
  if (scripts.length === 0) return html;
  return html
    .replace(moduleScript, '')
    .replace('</body>', () => `<template data-late>${scripts.join('')}</template></body>`);
}

export function lateScripts(): AstroIntegration {
  return {
    name: 'late-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          await writeFile(file, withLateScripts(await readFile(file, 'utf8')));
        }
      },
    },
  };
}
