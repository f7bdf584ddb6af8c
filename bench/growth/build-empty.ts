/** `node bench/growth/build-empty.ts FOLDER`: builds a site of ten empty pages. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'astro';

const root = resolve(process.argv[2] ?? '');
const pages = join(root, 'src', 'pages');
mkdirSync(pages, { recursive: true });
symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
for (let page = 1; page <= 10; page += 1) {
  writeFileSync(
    join(pages, `page-${page}.astro`),
    `<!doctype html><html lang="en"><head><title>${page}</title></head><body></body></html>\n`,
  );
}
await build({ root, configFile: false, logLevel: 'error', cacheDir: join(root, 'cache') });
