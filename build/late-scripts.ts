import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, minifySync } from 'vite';
import { type ClientChunk, clientChunksFile, modulesOf } from './client-chunks.ts';
import { islandCode } from './tidy-pages.ts';

const moduleScript = /<script type="module" src="([^"]+)"[^>]*><\/script>/g;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

export interface LateScripts {
  /** Addresses of files, in the order in which they run. */
  readonly files: readonly string[];
  /** What was written into the page; runs before them. */
  readonly inline: readonly string[];
}

const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, part = '']) => part);

export const lateScriptsOf = (html: string): LateScripts => ({
  files: found(html, moduleScript),
  inline: found(html, inlineScript).filter((code) => islandCode.test(code)),
});

/**
 * A page with one script, which waits: what is meant for browsers without modules, no other fetches. The page
 * makes a module of it once it has been painted (site/document/Document.astro); in front of that it would
 * compete with what is to be read.
 */
export const withLateScript = (html: string, path: string): string =>
  html
    .replace(moduleScript, '')
    .replace(inlineScript, (script) => (islandCode.test(script) ? '' : script))
    .replace('</body>', () => `<script data-late nomodule src="${path}"></script></body>`);

const entry = '\0page-script';

/** One file of all that a page runs; what it imports later, on demand, stays a file of its own. */
async function joined({ files, inline }: LateScripts, folder: string): Promise<string> {
  const imports = files.map((file) => `import ${JSON.stringify(join(folder, file))};`);
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'page-script',
        resolveId: {
          order: 'pre',
          handler(id, _importer, { kind }) {
            if (kind === 'dynamic-import') return { id, external: true };
            return id === entry ? id : null;
          },
        },
        load: (id) => (id === entry ? imports.join('\n') : null),
      },
    ],
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'esnext',
      minify: false,
      rolldownOptions: { input: entry },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('There is no one script.');
  const code = [...inline, result.output[0].code].join('\n');
  return minifySync('page.js', code, { module: true }).code;
}

export function lateScripts(): AstroIntegration {
  return {
    name: 'late-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const list = clientChunksFile(folder);
        const chunks: Record<string, ClientChunk> = JSON.parse(await readFile(list, 'utf8'));
        const paths = new Map<string, Promise<string>>();
        const taken = new Set<string>();
        const write = async (scripts: LateScripts) => {
          const code = await joined(scripts, folder);
          const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
          const path = `/_astro/page.${hash}.js`;
          await writeFile(join(folder, path), code);
          const modules = scripts.files.flatMap((file) => modulesOf(chunks, file));
          chunks[path] = { source: null, modules, imports: [] };
          return path;
        };
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          const html = await readFile(file, 'utf8');
          const scripts = lateScriptsOf(html);
          if (scripts.files.length + scripts.inline.length === 0) continue;
          const key = JSON.stringify(scripts);
          const path = paths.get(key) ?? write(scripts);
          paths.set(key, path);
          for (const script of scripts.files) taken.add(script);
          await writeFile(file, withLateScript(html, await path));
        }
        for (const path of taken) {
          await rm(join(folder, path));
          delete chunks[path];
        }
        await writeFile(list, JSON.stringify(chunks, null, 2));
      },
    },
  };
}
