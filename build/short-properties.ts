import { globSync, readFileSync } from 'node:fs';
import { shortName } from './short-name.ts';

const property = /(?<![\w-])--[a-z][\w-]*/gi;
/** Those of libraries, and those that scripts ask for by name. */
const kept = /^--(?:swiper|toastify|tile-|star-shape$)/;
/** Short names for the custom properties of style sheets: the shortest for what is used most. */
export function shortNames(sheets: readonly string[]): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  for (const [name] of sheets.join('\n').matchAll(property)) {
    if (!kept.test(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const names = [...uses].sort(([a, many], [b, others]) => others - many || (a < b ? -1 : 1));
  return new Map(names.map(([name], index) => [name, `--${shortName(index)}`]));
}

interface Declaration {
  prop: string;
  value: string;
}

interface Root {
  walkDecls(visit: (declaration: Declaration) => void): void;
}

/**
 * Renames the custom properties of a build's style sheets as its classes are (scoped-name.ts), and before
 * their files get the names that say what is in them.
 */
export function shortProperties() {
  const names = shortNames(globSync('site/**/*.css').map((file) => readFileSync(file, 'utf8')));
  const shorten = (text: string) => text.replace(property, (name) => names.get(name) ?? name);
  return {
    postcssPlugin: 'short-properties',
    Once(root: Root) {
      root.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      });
    },
  };
}
