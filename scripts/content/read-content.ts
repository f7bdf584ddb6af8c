import { type Content, contentOf, type Entries } from '#content/content.ts';
import { kindNames } from '#content/kinds.ts';
import { sentenceOf } from './mistake.ts';
import { type FiledEntry, readEntries } from './read-entries.ts';

export const contentOfEntries = (entries: readonly FiledEntry[]): Content =>
  contentOf(
    Object.fromEntries(
      kindNames.map((kind) => [kind, entries.filter((entry) => entry.kind === kind)]),
    ) as unknown as Entries,
  );

/** Reads all content outside Astro. Photographs stay the paths that their entries have. */
export function readContent(root = process.cwd()): Content {
  const { entries, mistakes } = readEntries(root);
  if (mistakes.length > 0) throw new Error(mistakes.map(sentenceOf).join('\n'));
  return contentOfEntries(entries);
}
