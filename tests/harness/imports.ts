import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

const subpaths: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
).imports;

const statement =
  /^(?:import|export)\s(type\b)?[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** The file that an import resolves to, relative to the project's root. Undefined for a package. */
function resolveImport(importer: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(importer), path);
  const [prefix = '', ...rest] = path.split('/');
  const place = subpaths[`${prefix}/*`];
  return place && posix.join(place.slice(0, -1), ...rest);
}

/** The imports of a file. Those of types are gone when the file runs. */
export const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(statement)].map(([, type, ...found]) => {
    const specifier = String(found.find(Boolean));
    return { specifier, isType: Boolean(type), target: resolveImport(file, specifier) };
  });
