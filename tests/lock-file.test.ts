import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, Locked>>;

const locked = (folder: string): Packages =>
  JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')).packages;

/** The package that `name` means when it is required from `place`: the nearest one on the way up. */
function found(packages: Packages, place: string, name: string): Locked | undefined {
  const here = packages[`${place ? `${place}/` : ''}node_modules/${name}`];
  if (here || !place) return here;
  const above = place.lastIndexOf('/node_modules/');
  return found(packages, above < 0 ? '' : place.slice(0, above), name);
}

/**
 * A lock file made on one machine easily holds the native parts of that machine alone, and the
 * program then starts nowhere else.
 */
const folders = globSync('**/package-lock.json', { exclude: ['**/node_modules', 'dist'] })
  .map((file) => dirname(file))
  .sort();

it('knows every package of the project', () => {
  expect(folders).toEqual([
    '.',
    'art/packages',
    'bench/pages',
    'bench/servers',
    'desk',
    'tests/nightly',
  ]);
});

describe.each(folders)('the lock file of %s', (folder) => {
  const packages = locked(folder);
  const wanted = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ place, name, version })),
  );

  it('has every platform package that a locked package names, in the version it names', () => {
    if (folder === '.') expect(wanted.length).toBeGreaterThan(50);
    const wrong = wanted.flatMap(({ place, name, version }) => {
      const actual = found(packages, place, name)?.version;
      if (!actual) return [`${name}@${version} is missing (${place || 'package.json'})`];
      const isExact = /^\d/.test(version);
      return isExact && actual !== version ? [`${name} is ${actual}, not ${version}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('names no registry, so that it serves whichever one is set up', () => {
    const withAddress = Object.entries(packages).filter(([, { resolved }]) =>
      resolved?.includes('://'),
    );
    expect(withAddress.map(([place]) => place)).toEqual([]);
  });
});
