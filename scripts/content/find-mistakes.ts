import * as v from 'valibot';
import { identity } from '#agency/identity.ts';
import { identitySchema } from '#agency/identity-schema.ts';
import type { Content } from '#content/content.ts';
import { linkMistakes } from './links.ts';
import { markdownMistakes } from './markdown-mistakes.ts';
import { fieldName, type Mistake, quoted, sentenceOf } from './mistake.ts';
import { addressOfEntry, pageMistakes } from './pages.ts';
import { pictureMistakes } from './pictures.ts';
import { contentOfEntries } from './read-content.ts';
import { type FiledEntry, readEntries } from './read-entries.ts';
import { referenceMistakes } from './references.ts';
import { warningsFor } from './warnings.ts';

export interface Findings {
  /** One sentence each. Any mistake stops the build. */
  readonly mistakes: readonly string[];
  readonly warnings: readonly string[];
}

const identityMistakes = (): readonly Mistake[] =>
  (v.safeParse(identitySchema, identity, { abortPipeEarly: true }).issues ?? []).map((issue) => ({
    file: 'agency/identity.ts',
    field: fieldName((issue.path ?? []).map(({ key }) => key as PropertyKey)),
    wrong: issue.input === undefined ? 'is missing' : `is ${quoted(String(issue.input))}`,
    right: issue.message,
  }));

const fileNameMistakes = (entries: readonly FiledEntry[]): readonly Mistake[] =>
  entries
    .filter(({ id }) => !/^[A-Za-z\d]+(?:-[A-Za-z\d]+)*$/.test(id))
    .map(({ file, id }) => ({
      file,
      wrong: `the file name is ${quoted(id)}, and pages are found by it`,
      right: 'use letters, digits and single hyphens, such as Hotel-Launch-Film',
    }));

/** Fields that must be unique within a kind: the position in lists, and a company's name. */
function uniqueFields({ kind, data }: FiledEntry): Readonly<Record<string, unknown>> {
  const { Id, id, order, name, group, again } = data as Record<string, unknown>;
  if (kind === 'technologies') return { Id: `${Id} in ${group}` };
  const company = kind === 'partners' || kind === 'clients' ? { name } : {};
  const { Id: secondId } = Object(again) as { Id?: number };
  const second = secondId ? { 'again, Id': secondId } : {};
  return { ...(Id ? { Id } : id ? { id } : { order }), ...second, ...company };
}

function duplicateMistakes(entries: readonly FiledEntry[]): readonly Mistake[] {
  const taken = new Map<string, FiledEntry>();
  return entries.flatMap((entry) =>
    Object.entries(uniqueFields(entry)).flatMap(([field, value]): readonly Mistake[] => {
      const key = `${entry.kind} ${field.replace('again, ', '')} ${value}`;
      const other = taken.get(key);
      if (!other) taken.set(key, entry);
      if (!other) return [];
      const { file, title } = entry;
      const wrong = `is ${value}, as in ${other.file}`;
      return [{ file, entry: title, field, wrong, right: 'write one that no other entry has' }];
    }),
  );
}

/** Of two entries with the same value, the newer one is reported. */
const oldestFirst = (entries: readonly FiledEntry[]) =>
  entries.toSorted((one, other) => one.written - other.written);

export async function findMistakes(root: string, today: Date): Promise<Findings> {
  const { entries, mistakes } = readEntries(root);
  const valid = entries.filter(({ isValid }) => isValid);
  const inMarkdown = valid.flatMap(markdownMistakes);
  const readable = valid.filter(
    ({ file }) => !inMarkdown.some((each) => each.file.startsWith(file)),
  );
  const content: Content = contentOfEntries(readable);
  const addresses = new Set(entries.flatMap(addressOfEntry));
  const all = [
    ...identityMistakes(),
    ...mistakes,
    ...inMarkdown,
    ...fileNameMistakes(entries),
    ...duplicateMistakes(oldestFirst(valid)),
    ...referenceMistakes(valid, entries),
    ...pageMistakes(content, oldestFirst(readable)),
    ...(await linkMistakes(content, readable, addresses)),
    ...(await pictureMistakes(root, entries)),
  ];
  return { mistakes: all.map(sentenceOf), warnings: warningsFor(content, today).map(sentenceOf) };
}
