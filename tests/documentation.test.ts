import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
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

/** Written by a build or a running server, so not in a fresh clone. */
const isMade = (path: string) => /^(?:dist|data|bench\/results)\b/.test(path);

/** Variables of other programs and of tests that the documentation speaks of. */
const othersSettings = ['NODE_EXTRA_CA_CERTS', 'UPDATE_TRANSCRIPTS'];
const knownSettings = new Set([...settingNames, ...otherSettings, ...othersSettings]);

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => String(found));

/** What a program lists when it is asked: one name per line, two spaces before it. */
const listedBy = (...args: string[]) =>
  new Set(all(spawnSync(process.execPath, args).stdout.toString(), /^ {2}([a-z][\w-]*)/gm));

/** What may follow `npm run NAME --`. */
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

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('names only files and folders that exist', () => {
    const paths = all(text, /`([\w.@-]+(?:\/[\w.@[\]-]*)+)`/g).filter(
      (path) => topFolders.includes(String(path.split('/')[0])) && !isMade(path),
    );
    const linked = all(text, /\]\((?!https?:|#)([^)]+)\)/g).map((path) =>
      join(dirname(document), path),
    );
    const atTheTop = all(text, /`([A-Z]+\.md|package\.json|\.\w+rc|\.env\.example)`/g);
    const named = [...paths, ...atTheTop, ...linked];
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = all(text, /npm run (?:--\S+ )*([a-z][\w:-]*)/g);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names only subcommands that exist', () => {
    const wrong = Object.entries(subcommands).flatMap(([script, names]) =>
      all(text, new RegExp(`npm run (?:--\\S+ )*${script} -- ([a-z][\\w-]*)`, 'g'))
        .filter((name) => !names.has(name))
        .map((name) => `${script} -- ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names only settings that exist', () => {
    const quoted = all(text, /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g);
    const given = all(text, /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)=/g);
    expect([...quoted, ...given].filter((name) => !knownSettings.has(name))).toEqual([]);
  });
});

describe('every setting', () => {
  const operations = read('docs/operations.md');
  const example = read('.env.example');

  it.each(settingNames)(
    '%s stands in the table of docs/operations.md and in .env.example',
    (name) => {
      expect(operations).toContain(`| \`${name}\``);
      expect(example).toMatch(new RegExp(`^#${name}=`, 'm'));
    },
  );

  it('of .env.example is known and commented out', () => {
    expect(all(example, /^#?([A-Z_]+)=/gm).filter((name) => !knownSettings.has(name))).toEqual([]);
    expect(all(example, /^([A-Z_]+)=/gm)).toEqual([]);
  });
});
