import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { z } from 'astro/zod';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import type { Entry } from '#content/content.ts';
import { type Kind, kindNames, kinds } from '#content/kinds.ts';
import type { SchemaTools } from '#content/schemas/tools.ts';
import { type Mistake, mistakesOf } from './mistake.ts';

export interface FiledEntry extends Entry<unknown> {
  readonly kind: Kind;
  /** From the project's root. */
  readonly file: string;
  /** The title by which an editor knows the entry. */
  readonly title: string | undefined;
  /** The line of the file on which the Markdown begins. */
  readonly bodyLine: number;
  /** When the file was written: of two entries with the same values, the newer one is reported. */
  readonly written: number;
  /** Whether the entry matches its schema. If so, `data` is the output of the schema. */
  readonly isValid: boolean;
}

export interface ReadEntries {
  readonly entries: readonly FiledEntry[];
  readonly mistakes: readonly Mistake[];
}

const pictureExpectation =
  'write the path of a JPEG, PNG or SVG in this folder, such as ./Grace-Okafor.jpg';

/**
 * Replaces Astro's schema functions: pictures stay paths, references have the same form as in
 * Astro.
 */
const tools: SchemaTools = {
  image: () =>
    z
      .string({ error: pictureExpectation })
      .regex(/^\.\/.+\.(?:jpe?g|png|svg)$/i, { error: pictureExpectation }) as never,
  reference: (collection) =>
    z
      .string({ error: 'write the file name of another entry, without its ending' })
      .transform((id) => ({ collection, id })),
};

const frontMatter = /^---\r?\n(.*?)\r?\n---[^\S\n]*(?:\r?\n|$)(.*)$/s;

function parse(text: string, ending: string): { data: unknown; body?: string; bodyLine: number } {
  if (ending === 'yaml') return { data: load(text, { schema: CORE_SCHEMA }), bodyLine: 1 };
  const [, head = '', body = text] = frontMatter.exec(text) ?? [];
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  // The empty line replaces the dashes, so that line numbers in messages are right.
  return { data: load(`\n${head}`, { schema: CORE_SCHEMA }), body, bodyLine };
}

const titleOf = (data: unknown): string | undefined => {
  const known = Object(data) as Record<string, unknown>;
  const title = known.name ?? known.title ?? known.question ?? known.Title;
  return typeof title === 'string' ? title : undefined;
};

function readEntry(root: string, kind: Kind, file: string): ReadEntries {
  const { ending, schema } = kinds[kind];
  const path = join(root, file);
  const id = basename(file, extname(file));
  const place = { file };
  try {
    const { data = {}, body, bodyLine } = parse(readFileSync(path, 'utf8'), ending);
    const title = titleOf(data);
    const { success, data: output, error } = schema(tools).safeParse(data ?? {});
    const filed = { kind, file, id, title, body, bodyLine, written: statSync(path).mtimeMs };
    return {
      entries: [{ ...filed, data: success ? output : data, isValid: success }],
      mistakes: error ? mistakesOf({ ...place, entry: title }, error.issues, data) : [],
    };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = (error.mark?.line ?? 0) + 1;
    return {
      entries: [],
      mistakes: [
        {
          file: `${file}, line ${line}`,
          wrong: `the file cannot be read: ${error.reason}`,
          right: 'look for a quote, colon or indent that is missing there or on the line before',
        },
      ],
    };
  }
}

/** Reads all entries below site/content and checks each against its schema. */
export function readEntries(root: string): ReadEntries {
  const read = kindNames.flatMap((kind) =>
    globSync(`site/content/${kind}/*.${kinds[kind].ending}`, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => readEntry(root, kind, file)),
  );
  return {
    entries: read.flatMap(({ entries }) => entries),
    mistakes: read.flatMap(({ mistakes }) => mistakes),
  };
}
