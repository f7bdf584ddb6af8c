import type { z } from 'astro/zod';

/** A mistake in the content, which stops the build. */
export interface Mistake {
  /** From the project's root. */
  readonly file: string;
  /** The title by which an editor knows the entry. */
  readonly entry?: string | undefined;
  readonly field?: string;
  readonly wrong: string;
  readonly right: string;
}

export const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

/** A mistake as one sentence: file, entry, field, the mistake and how to correct it. */
export const sentenceOf = ({ file, entry, field, wrong, right }: Mistake): string =>
  `${[file, entry && quoted(entry)].filter(Boolean).join(', ')}: ${[field, wrong]
    .filter(Boolean)
    .join(' ')}; ${right}.`;

function found(value: unknown): string {
  if (value === undefined || value === null) return 'is missing';
  if (typeof value === 'string') return value === '' ? 'is empty' : `is ${quoted(value)}`;
  if (Array.isArray(value)) return value.length === 0 ? 'is empty' : 'is a list';
  if (typeof value === 'object') return 'has fields of its own';
  return `is ${value}`;
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], data);

/** The name of a field, with items counted from one: `requirements, item 2`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : String(key))).join(', ');

type Issue = z.core.$ZodIssue;

function mistakesOfIssue(place: Pick<Mistake, 'file' | 'entry'>, issue: Issue, data: unknown) {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key): Mistake => ({
        ...place,
        field: fieldName([...path, key]),
        wrong: 'is not a field here',
        right: message,
      }),
    );
  }
  const value = valueAt(data, path);
  const isLength = issue.code === 'too_big' || issue.code === 'too_small';
  const wrong =
    isLength && typeof value === 'string' ? `is ${value.length} characters long` : found(value);
  return [{ ...place, field: fieldName(path), wrong, right: message }];
}

/**
 * Turns the issues of a schema into mistakes, the first of each field: others usually follow from
 * it.
 */
export function mistakesOf(
  place: Pick<Mistake, 'file' | 'entry'>,
  issues: readonly Issue[],
  data: unknown,
): readonly Mistake[] {
  const first = new Map(issues.toReversed().map((issue) => [issue.path.join(), issue]));
  return [...first.values()].toReversed().flatMap((issue) => mistakesOfIssue(place, issue, data));
}
