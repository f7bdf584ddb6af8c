/**
 * `node bench/growth/build-site.ts TIMES FOLDER [LOG LEVEL]`: the real site with so many times the services, case
 * studies and works, each copy under a name of its own.
 */
import { relative, sep } from 'node:path';
import { build } from 'astro';
import { mergeConfig, type Plugin } from 'vite';
import config from '../../astro.config.ts';

const [times = '1', outDir = '', logLevel] = process.argv.slice(2);

/** The lists that grow, by their module. */
const lists: Readonly<Record<string, string>> = {
  'site/content/case-studies.ts': 'caseStudies',
  'site/content/portfolio.ts': 'portfolio',
  'site/content/services/consulting.ts': 'consulting',
  'site/content/services/design-and-build.ts': 'designAndBuild',
};

/** Hoisted, so that the lists above it can call it. */
const manifold = `function manifold(list) {
  const copyOf = (copy) => (item, index) => copy === 0 ? item : {
    ...item,
    Id: copy * list.length + index + 1,
    slug: item.slug + '-' + copy,
    title: item.title + ' ' + (copy + 1),
  };
  return Array.from({ length: ${times} }, (_, copy) => list.map(copyOf(copy))).flat();
}`;

const grow: Plugin = {
  name: 'grow',
  enforce: 'pre',
  transform(code, id) {
    const name = lists[relative('.', id).split(sep).join('/')];
    if (name === undefined) return;
    const list = new RegExp(`(export const ${name}\\b[^=]*= )(\\[.*?\\n\\])[^;]*;`, 's');
    if (!list.test(code)) throw new Error(`There is no list called ${name} in ${id}.`);
    return `${code.replace(list, '$1manifold($2);')}\n${manifold}`;
  },
};

await build({
  ...config,
  configFile: false,
  logLevel: logLevel === 'info' ? 'info' : 'error',
  outDir,
  vite: mergeConfig(config.vite ?? {}, { plugins: [grow] }),
});
