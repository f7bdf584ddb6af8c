import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, it } from 'vitest';
import { importsOf } from '#harness/imports.ts';
import { releaseParts } from '#scripts/release/parts.ts';

const dependencies: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
).dependencies;

/** The programs of a release, which is installed without build tools (`--omit=dev`). */
const programs = [
  'scripts/doctor.ts',
  'server/main.ts',
  'server/cli/main.ts',
  'server/storage/sqlite-thread.ts',
];

/** scripts/doctor/machine.ts imports it only if the build tools are installed. */
const forTests = 'scripts/find-browser.ts';

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const files = new Set<string>();
const packages = new Map<string, string>();
const walk = (file: string) => {
  if (files.has(file) || file === forTests) return;
  files.add(file);
  for (const { specifier, target } of importsOf(file).filter(({ isType }) => !isType)) {
    if (target) walk(target);
    else if (!specifier.startsWith('node:')) packages.set(packageOf(specifier), file);
  }
};
programs.forEach(walk);

it('follows imports to existing files', () => {
  expect([...files].filter((file) => !existsSync(file))).toEqual([]);
  expect(files.size).toBeGreaterThan(50);
  expect([...packages.keys()].filter((name) => builtinModules.includes(name))).toEqual([]);
});

it('includes every imported file in the release', () => {
  const missing = [...files].filter(
    (file) => !releaseParts.some((part) => file === part || file.startsWith(`${part}/`)),
  );
  expect(missing).toEqual([]);
});

it('lists every package that the service imports as a dependency', () => {
  const missing = [...packages].filter(([name]) => !(name in dependencies));
  expect(missing.map(([name, file]) => `${name} (${file})`)).toEqual([]);
});

it('lists no dependency that the service does not import', () => {
  expect(Object.keys(dependencies).filter((name) => !packages.has(name))).toEqual([]);
});
