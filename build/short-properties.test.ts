import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortNames, shortProperties } from './short-properties.ts';

const allOf = (pattern: string) =>
  globSync(pattern, { exclude: ['**/*.test.*'] }).map((file) => readFileSync(file, 'utf8'));

test('what is used most is called shortest, and what a library asks for keeps its name', () => {
  const css = 'a{--red:1;color:var(--ink)} b{color:var(--ink, var(--swiper-colour))} .c--ink{}';
  expect([...shortNames([css])]).toEqual([
    ['--ink', '--a'],
    ['--red', '--b'],
  ]);
});

test('no two properties of the site get one name', () => {
  const names = [...shortNames(allOf('site/**/*.css')).values()];
  expect(names.length).toBeGreaterThan(50);
  expect(new Set(names).size).toBe(names.length);
});

test('names and uses are shortened alike', () => {
  const declarations = [
    { prop: '--ink', value: '#000' },
    { prop: 'color', value: 'var(--ink)' },
  ];
  shortProperties().Once({ walkDecls: (visit) => declarations.forEach(visit) });
  const name = declarations[0]?.prop;
  expect(name).toMatch(/^--[a-z]{1,2}$/);
  expect(declarations[1]?.value).toBe(`var(${name})`);
});

test('those that scripts ask for keep their names', () => {
  const short = shortNames(allOf('site/**/*.css'));
  const asked = allOf('site/**/*.{ts,tsx}').flatMap((script) =>
    [...script.matchAll(/(?:var\(|['"])(--[a-z][\w-]*)/g)].map(([, name = '']) => name),
  );
  expect(asked).not.toEqual([]);
  expect(asked.filter((name) => short.has(name))).toEqual([]);
});
