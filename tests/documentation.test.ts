import { existsSync, globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = globSync(['README.md', 'docs/**/*.md']).sort();
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const topFolders = [
  'agency',
  'art',
  'bench',
  'build',
  'docs',
  'enquiry',
  'scripts',
  'server',
  'site',
  'tests',
  '.ci',
];

/** Written by a build or a running server, so not in a fresh clone. */
const isMade = (path: string) => /^(?:dist|data)\b/.test(path);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only files and folders that exist', () => {
    const named = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@[\]-]*)+)`/g)]
      .map(([, path]) => String(path))
      .filter((path) => topFolders.includes(String(path.split('/')[0])) && !isMade(path));
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm run (?:--\S+ )*([a-z][\w:-]*)/g)].map(([, name]) =>
      String(name),
    );
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('docs/content.md', () => {
  it('names every file that an editor may have to change', () => {
    const text = readFileSync('docs/content.md', 'utf8');
    const files = globSync('site/content/**/*.ts', { exclude: ['site/content/schemas/**'] });
    const isNamed = (file: string) => text.includes(`\`${file}\``);
    // Every position has a file of its own; the folder stands for them.
    const isPosition = (file: string) => /jobs\/(?!careers|job\.ts)/.test(file);
    const unnamed = files
      .map((file) => file.split(sep).join('/'))
      .filter((file) => !isNamed(isPosition(file) ? 'site/content/jobs/' : file));
    expect(unnamed).toEqual([]);
  });
});
