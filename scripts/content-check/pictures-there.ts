import { globSync } from 'node:fs';
import { parse } from 'node:path';
import type { Pictures } from './content.ts';

const names = (pattern: string): readonly string[] =>
  globSync(`site/assets/${pattern}`).map((file) => parse(file).name);

/** The drawn pictures, and what an editor has put beside them. */
export const picturesThere = (): Pictures => ({
  pictures: new Set(names('pictures/*.{jpg,jpeg,png}').map((name) => name.replace(/-1200$/, ''))),
  portraits: new Set(names('portraits/*.{svg,jpg,jpeg,png}')),
});
