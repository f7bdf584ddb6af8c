import * as v from 'valibot';
import type { Page } from '#content/page.ts';
import { type Filed, isRecord, type Pictures } from './content.ts';
import type { Kind, Reference } from './kinds.ts';
import { type Place, sentence, sentenceOf } from './sentence.ts';

/** A page and where an editor changes it. */
export interface PlacedPage extends Place {
  readonly page: Page;
}

/** An entry that another one names, and where an editor changes that. */
export interface PlacedReference extends Place {
  readonly reference: Reference;
}

export interface Examined {
  readonly mistakes: readonly string[];
  readonly references: readonly PlacedReference[];
  /** The pages of the entries that are right. */
  readonly pages: readonly PlacedPage[];
  /** The last part of the address of pages that an entry with a mistake would have. */
  readonly unfinished: readonly string[];
}

function lastPart(value: unknown): readonly string[] {
  if (!isRecord(value)) return [];
  const address = isRecord(value.page) ? value.page.path : value.slug;
  return typeof address === 'string' ? [address.split('/').at(-1) ?? ''] : [];
}

function placeOf({ file, value }: Filed, name: string | undefined, index: number): Place {
  if (!name) return { file };
  const written = isRecord(value) ? value[name] : undefined;
  return { file, entry: typeof written === 'string' && written ? written : `entry ${index + 1}` };
}

/** Everything wrong with the entries of one kind, each by itself and all together. */
export function examine<Entry>(
  kind: Kind<Entry>,
  filed: readonly Filed[],
  there: Pictures,
): Examined {
  const mistakes: string[] = [];
  const references: PlacedReference[] = [];
  const pages: PlacedPage[] = [];
  const unfinished: string[] = [];
  const taken = new Map<string, string>();
  for (const [index, each] of filed.entries()) {
    const place = placeOf(each, kind.name, index);
    const { success, output, issues } = v.safeParse(kind.schema, each.value, {
      abortPipeEarly: true,
    });
    if (!success) {
      mistakes.push(...issues.map((issue) => sentenceOf(place, issue)));
      unfinished.push(...lastPart(each.value));
      continue;
    }
    for (const [field, value] of Object.entries(kind.unique?.(output) ?? {})) {
      const key = `${field} ${value}`.toLowerCase();
      const other = taken.get(key);
      if (other !== undefined) {
        const right = 'write one that no other entry has';
        mistakes.push(sentence(place, field, `is “${value}”, as in “${other}”`, right));
      } else taken.set(key, place.entry ?? place.file);
    }
    for (const [field, names] of Object.entries(kind.sets?.(output) ?? {})) {
      for (const twice of names.filter((name, at) => names.indexOf(name) !== at)) {
        mistakes.push(sentence(place, field, `has “${twice}” twice`, 'leave one of the two out'));
      }
    }
    for (const { field, name, folder } of kind.pictures?.(output) ?? []) {
      if (there[folder].has(name)) continue;
      const right = `put ${name}.jpg or ${name}.png into site/assets/${folder}`;
      mistakes.push(sentence(place, field, `is “${name}”, and there is no such picture`, right));
    }
    for (const reference of kind.refers?.(output) ?? []) references.push({ ...place, reference });
    const page = kind.page?.(output);
    if (page) pages.push({ ...place, page });
  }
  return { mistakes, references, pages, unfinished };
}
