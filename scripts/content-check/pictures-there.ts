import { globSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Pictures } from './content.ts';

const names = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: join(import.meta.dirname, '..', '..', 'site', 'assets') }).map(
    (file) => parse(file).name,
  );

/** The drawn pictures, and what an editor has put beside them. */
export const picturesThere = (): Pictures => ({
  pictures: new Set(names('pictures/*.{jpg,jpeg,png}').map((name) => name.replace(/-1200$/, ''))),
  portraits: new Set(names('portraits/*.{svg,jpg,jpeg,png}')),
});
