import { parseArgs } from 'node:util';
import { parseReference } from '../storage/reference.ts';
import { CommandError } from './command-error.ts';

type OptionTypes = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** Parses the options and between `min` and `max` positional arguments. */
export function readArguments(
  args: readonly string[],
  optionTypes: OptionTypes,
  expected: { readonly min: number; readonly max: number; readonly name?: string },
): { options: Options; positionals: string[] } {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...args], options: optionTypes, allowPositionals: true });
  } catch (error) {
    // The first sentence names the option. The others explain how to use dashes.
    const [sentence] = (error as Error).message.split(/[.;] /, 1);
    throw new CommandError(`${sentence}.`.replace(/\.\.$/, '.'));
  }
  const { positionals, values } = parsed;
  if (positionals.length > expected.max) {
    throw new CommandError(`Unexpected argument "${positionals[expected.max]}".`);
  }
  if (positionals.length < expected.min) throw new CommandError(`The ${expected.name} is missing.`);
  return { options: values as Options, positionals };
}

export function referenceFrom(text: string): string {
  const reference = parseReference(text);
  if (reference === undefined) {
    throw new CommandError(`"${text}" is not a reference number; they look like 4C8M-P7QX.`);
  }
  return reference;
}

const isoTime =
  /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** Parses a date with or without a time; UTC unless it has a zone; NaN if it is invalid. */
function parseTime(text: string): number {
  const [, date, zone] = isoTime.exec(text) ?? [];
  if (date === undefined) return Number.NaN;
  // `Date` would turn 30 February into 2 March.
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date)) return Number.NaN;
  return Date.parse(text === date || zone !== undefined ? text : `${text}Z`);
}

/** Reads a date, a date with a time, or a number of days ago ("30d"). */
export function timeFrom(name: string, value: Options[string], now: number): number | undefined {
  if (value === undefined) return undefined;
  const [, days] = /^(\d{1,5})d$/.exec(String(value)) ?? [];
  if (days !== undefined) return now - Number(days) * 86_400_000;
  const time = parseTime(String(value));
  if (Number.isNaN(time)) {
    throw new CommandError(
      `${name} "${value}" is not a time; use a date such as 2026-01-31, or 30d for thirty days ago.`,
    );
  }
  return time;
}

export function positiveIntegerFrom(
  name: string,
  value: Options[string],
  defaultValue: number,
): number {
  if (value === undefined) return defaultValue;
  if (!/^[1-9]\d{0,6}$/.test(String(value))) {
    throw new CommandError(`${name} "${value}" is not a whole number above 0.`);
  }
  return Number(value);
}

export const textFrom = (value: Options[string]): string | undefined =>
  typeof value === 'string' ? value : undefined;
