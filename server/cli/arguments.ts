import { parseArgs } from 'node:util';
import { parseReference } from '../storage/reference.ts';
import { Mistake } from './mistake.ts';

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
export type Given = Readonly<Record<string, string | boolean | undefined>>;

/** Reads a command's options, and exactly the words it takes. */
export function readArguments(
  args: readonly string[],
  options: Options,
  words: { readonly least: number; readonly most: number; readonly name?: string },
): { given: Given; words: string[] } {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node's sentence names the option; what follows it is advice on dashes.
    throw new Mistake(`${(error as Error).message.split(/[.;] /, 1)[0]}.`.replace(/\.\.$/, '.'));
  }
  const { positionals } = parsed;
  if (positionals.length > words.most) {
    throw new Mistake(`"${positionals[words.most]}" is one word too many.`);
  }
  if (positionals.length < words.least) throw new Mistake(`The ${words.name} is missing.`);
  return { given: parsed.values as Given, words: positionals };
}

/** A reference as somebody typed it. */
export function referenceFrom(text: string): string {
  const reference = parseReference(text);
  if (reference === undefined) {
    throw new Mistake(`"${text}" is not a reference number; they look like 4C8M-P7QX.`);
  }
  return reference;
}

const isoTime =
  /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** A date that the calendar has, with or without a time; without a zone it is UTC, as all output is. */
function timeFrom(text: string): number {
  const [, date, zone] = isoTime.exec(text) ?? [];
  if (date === undefined) return Number.NaN;
  // The 30th of February would quietly become the 2nd of March.
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date)) return Number.NaN;
  return Date.parse(text === date || zone !== undefined ? text : `${text}Z`);
}

/** A moment: a date, a date with a time, or so many days ago ("30d"). */
export function momentFrom(option: string, text: Given[string], now: number): number | undefined {
  if (text === undefined) return undefined;
  const [, days] = /^(\d{1,5})d$/.exec(String(text)) ?? [];
  if (days !== undefined) return now - Number(days) * 86_400_000;
  const time = timeFrom(String(text));
  if (Number.isNaN(time)) {
    throw new Mistake(
      `${option} "${text}" is not a time; use a date such as 2026-01-31, or 30d for thirty days ago.`,
    );
  }
  return time;
}

/** A whole number above nought. */
export function numberFrom(option: string, text: Given[string], otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,6}$/.test(String(text))) {
    throw new Mistake(`${option} "${text}" is not a whole number above 0.`);
  }
  return Number(text);
}

export const textFrom = (value: Given[string]): string | undefined =>
  typeof value === 'string' ? value : undefined;
