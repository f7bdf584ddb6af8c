import type { BaseIssue } from 'valibot';

/** Where a text stands: its file and, where the file has several, the entry. */
export interface Place {
  readonly file: string;
  readonly entry?: string | undefined;
}

const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

function found(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (typeof value === 'string') return value === '' ? 'is empty' : `is ${quoted(value)}`;
  if (Array.isArray(value)) return value.length === 0 ? 'is empty' : 'is a list';
  if (typeof value === 'object' || typeof value === 'function') return 'is something else';
  return `is ${value}`;
}

function problem(issue: BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is not a field here';
  if (/^(?:max|min)_length$/.test(issue.type) && typeof issue.input === 'string') {
    return `is ${issue.input.length} characters long`;
  }
  return found(issue.input);
}

/** The field as an editor counts: `requirements, item 2`. */
const fieldName = (issue: BaseIssue<unknown>): string =>
  (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `item ${key + 1}` : String(key)))
    .join(', ');

/** One sentence: the file, the entry, the field, what is wrong with it and what would be right. */
export const sentence = (place: Place, field: string, wrong: string, right: string): string =>
  `${[place.file, place.entry && quoted(place.entry)].filter(Boolean).join(', ')}: ${[field, wrong]
    .filter(Boolean)
    .join(' ')}; ${right}.`;

export const sentenceOf = (place: Place, issue: BaseIssue<unknown>): string =>
  sentence(place, fieldName(issue), problem(issue), issue.message);
