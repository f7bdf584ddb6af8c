import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { CORE_SCHEMA, dump, load } from 'js-yaml';
import type { Kind } from '#content/kinds.ts';

type Data = Readonly<Record<string, unknown>>;

const folderOf = (project: string, kind: Kind) => join(project, 'site', 'content', kind);

/** Writes an entry into a copy of the project: YAML, or Markdown if there is a text. */
export function writeEntry(
  project: string,
  kind: Kind,
  slug: string,
  data: Data,
  text?: string,
): void {
  const yaml = dump(data, { schema: CORE_SCHEMA, lineWidth: 100 });
  const path = join(folderOf(project, kind), slug);
  if (text === undefined) writeFileSync(`${path}.yaml`, yaml);
  else writeFileSync(`${path}.md`, `---\n${yaml}---\n\n${text}\n`);
}

/** The YAML entries of a kind in a copy of the project, by slug. */
export const entriesOf = (project: string, kind: Kind): readonly (readonly [string, Data])[] =>
  readdirSync(folderOf(project, kind))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const text = readFileSync(join(folderOf(project, kind), file), 'utf8');
      return [parse(file).name, load(text, { schema: CORE_SCHEMA }) as Data] as const;
    });

/** Changes all YAML entries of a kind in a copy of the project. */
export function changeEntries(
  project: string,
  kind: Kind,
  change: (data: Data, slug: string) => Data,
): void {
  for (const [slug, data] of entriesOf(project, kind)) {
    writeEntry(project, kind, slug, change(data, slug));
  }
}
