import { existsSync, globSync, readFileSync } from 'node:fs';
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
