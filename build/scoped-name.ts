import { globSync, readFileSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { shortName } from './short-name.ts';

const className = /\.([a-z_][\w-]*)/gi;

const namesOf = new Map<string, ReadonlyMap<string, string>>();

/** Every module has letters, every class of it a number: a compressor knows them again. */
function readModules(): void {
  const files = globSync('site/**/*.module.css').map((file) => file.split(sep).join('/'));
  for (const [index, file] of files.sort().entries()) {
    const found = [...readFileSync(file, 'utf8').matchAll(className)].map(([, name = '']) => name);
    const names = [...new Set(found)].map(
      (name, number) => [name, `${shortName(index)}${number}`] as const,
    );
    namesOf.set(file, new Map(names));
  }
}

/**
 * What a class of a CSS module is called in a page. A visitor gets each of them several times, so a
 * build makes them short; who develops wants to read them.
 */
export function scopedName(local: string, file: string): string {
  const module = basename(file).replace(/\.module\.css.*$/, '');
  if (process.env.NODE_ENV !== 'production') return `${module}-${local}`;
  if (namesOf.size === 0) readModules();
  const path = relative(process.cwd(), file).split('?', 1)[0]?.split(sep).join('/') ?? '';
  // Names of keyframes have a number of their own: none.
  return namesOf.get(path)?.get(local) ?? `${module}-${local}`;
}
