import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, LockedPackage>>;

const locked = (folder: string): Packages =>
  JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')).packages;

/** The package that `place` gets when it imports `name`: the nearest one on the way up. */
function found(packages: Packages, place: string, name: string): LockedPackage | undefined {
  const nearest = packages[`${place ? `${place}/` : ''}node_modules/${name}`];
  if (nearest || !place) return nearest;
  const above = place.lastIndexOf('/node_modules/');
  return found(packages, above < 0 ? '' : place.slice(0, above), name);
}

/**
 * npm sometimes writes only the native packages of its own platform into a lock file, and the
 * program then fails on every other platform.
 */
const folders = globSync('**/package-lock.json', { exclude: ['**/node_modules', 'dist'] })
  .map((file) => dirname(file))
  .sort();

describe.each(folders)('the lock file of %s', (folder) => {
  const packages = locked(folder);
  const wanted = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ place, name, version })),
  );

  it('has every platform package that a locked package requires, in that version', () => {
    if (folder === '.') expect(wanted.length).toBeGreaterThan(50);
    const wrong = wanted.flatMap(({ place, name, version }) => {
      const actual = found(packages, place, name)?.version;
      if (!actual) return [`${name}@${version} is missing (${place || 'package.json'})`];
      const isExact = /^\d/.test(version);
      return isExact && actual !== version ? [`${name} is ${actual}, not ${version}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('names no registry, so that npm uses the configured one', () => {
    const withAddress = Object.entries(packages).filter(([, { resolved }]) =>
      resolved?.includes('://'),
    );
    expect(withAddress.map(([place]) => place)).toEqual([]);
  });
});
