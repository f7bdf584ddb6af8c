import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { settingNames } from '#server/settings/config.ts';
import { otherSettings } from '#server/settings/environment.ts';

const documents = globSync(['*.md', 'docs/**/*.md']).sort();
const read = (file: string) => readFileSync(file, 'utf8');
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
const topFolders = [
  'agency',
  'art',
  'bench',
  'build',
  'desk',
  'docs',
  'enquiry',
  'scripts',
  'server',
  'site',
  'tests',
  '.ci',
  '.github',
];

/** Paths that a build or a running server creates, so a fresh clone lacks them. */
const isGenerated = (path: string) => /^(?:dist|data|bench\/results)\b/.test(path);

/** Paths in recipes, in which the reader fills in a name. */
const isPlaceholder = (path: string) => /\b(?:NAME|AREA|Name)\b/.test(path);

/** Documented variables of tests and of other programs. */
const othersSettings = ['NODE_EXTRA_CA_CERTS', 'UPDATE_TRANSCRIPTS'];
const knownSettings = new Set([...settingNames, ...otherSettings, ...othersSettings]);

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => String(found));

/** The names in a program's help, one per line, indented by two spaces. */
const listedBy = (...args: string[]) =>
  new Set(all(spawnSync(process.execPath, args).stdout.toString(), /^ {2}([a-z][\w-]*)/gm));

/** The valid arguments of `npm run NAME --`. */
const subcommands: Readonly<Record<string, ReadonlySet<string>>> = {
  enquiries: listedBy('server/cli/main.ts', 'help').add('help'),
  bench: listedBy('bench/run.ts'),
  art: new Set(all(globSync('art/*/make.ts').join('\n'), /^art.([\w-]+)/gm)),
};

it('has documents and subcommands to check', () => {
  expect(documents).toContain('README.md');
  expect(documents.length).toBeGreaterThan(20);
  for (const names of Object.values(subcommands)) expect(names.size).toBeGreaterThan(1);
});

it.each(documents)('%s names only files, commands and settings that exist', (document) => {
  const text = read(document);

  const paths = all(text, /(?<![\w./$-])([\w.@-]+(?:\/(?:[\w.@-]|\[\w+\])*)+)/g).filter(
    (path) =>
      topFolders.includes(String(path.split('/')[0])) && !isGenerated(path) && !isPlaceholder(path),
  );
  const linked = all(text, /\]\((?!https?:|#)([^)]+)\)/g).map((path) =>
    join(dirname(document), path),
  );
  const atTheTop = all(text, /`([A-Z]+\.md|package\.json|\.\w+rc|\.env\.example)`/g);
  const files = [...paths, ...atTheTop, ...linked];
  expect.soft(files.filter((path) => !existsSync(path))).toEqual([]);

  const commands = all(text, /npm run (?:--\S+ )*([a-z][\w:-]*)/g);
  expect.soft(commands.filter((name) => !(name in scripts))).toEqual([]);

  const wrong = Object.entries(subcommands).flatMap(([script, names]) =>
    all(text, new RegExp(`npm run (?:--\\S+ )*${script} -- ([a-z][\\w-]*)`, 'g'))
      .filter((name) => !names.has(name))
      .map((name) => `${script} -- ${name}`),
  );
  expect.soft(wrong).toEqual([]);

  const quoted = all(text, /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g);
  const given = all(text, /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)=/g);
  expect.soft([...quoted, ...given].filter((name) => !knownSettings.has(name))).toEqual([]);
});

it('every setting is in .env.example, commented out', () => {
  const example = read('.env.example');
  for (const name of settingNames) expect.soft(example).toMatch(new RegExp(`^#${name}=`, 'm'));
  const named = all(example, /^#?([A-Z_]+)=/gm);
  expect(named.filter((name) => !knownSettings.has(name))).toEqual([]);
  expect(all(example, /^([A-Z_]+)=/gm)).toEqual([]);
});
