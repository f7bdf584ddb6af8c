import { fieldName, type Mistake } from './mistake.ts';
import type { FiledEntry } from './read-entries.ts';

interface Reference {
  readonly path: readonly PropertyKey[];
  readonly collection: string;
  readonly id: string;
}

function referencesIn(value: unknown, path: readonly PropertyKey[] = []): readonly Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('collection' in value && 'id' in value) {
    return [{ path, collection: String(value.collection), id: String(value.id) }];
  }
  return Object.entries(value).flatMap(([key, each]) =>
    referencesIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Finds references to entries that do not exist, to the entry itself, and repeated ones. */
export const referenceMistakes = (
  valid: readonly FiledEntry[],
  entries: readonly FiledEntry[],
): readonly Mistake[] =>
  valid.flatMap(({ kind, file, id, title, data }) => {
    const references = referencesIn(data);
    return references.flatMap(({ path, collection, id: to }, index): readonly Mistake[] => {
      const others = entries.filter((each) => each.kind === collection && each.id !== id);
      const right = `write the file name of another one without its ending, such as ${others[0]?.id}`;
      const mistake = { file, entry: title, field: fieldName(path) };
      if (collection === kind && to === id) {
        return [{ ...mistake, wrong: `is “${to}”, which is the entry itself`, right }];
      }
      if (!entries.some((each) => each.kind === collection && each.id === to)) {
        return [{ ...mistake, wrong: `is “${to}”, and there is no such file`, right }];
      }
      const list = path.slice(0, -1).join();
      const isRepeated = references
        .slice(0, index)
        .some((each) => each.id === to && list !== '' && each.path.slice(0, -1).join() === list);
      return isRepeated
        ? [{ ...mistake, wrong: `is “${to}” again`, right: 'leave one of the two out' }]
        : [];
    });
  });
