import { MarkdownMistake, type Part, partsOf } from '#content/markdown.ts';
import { fillPlaceholders, placeholderMistake } from '#content/placeholders.ts';
import type { Mistake } from './mistake.ts';
import type { FiledEntry } from './read-entries.ts';

const rule = {
  job: 'write paragraphs first, then headings with ## and a list below each',
  section: 'write the heading as ## Cookies {#cookies}, with its anchor in the address',
  inShort: 'begin the section with > **In short:** and one sentence',
};

type Finding = readonly [wrong: string, right: string];

function jobMistakes(parts: readonly Part[]): readonly Finding[] {
  const [opening, ...lists] = parts;
  const isComplete =
    opening?.title === '' && lists.length > 0 && lists.every(({ blocks }) => blocks.length > 0);
  return isComplete ? [] : [['the text has no description, no heading or an empty list', rule.job]];
}

function legalMistakes(parts: readonly Part[]): readonly Finding[] {
  const ids = parts.map(({ id }) => id);
  return parts.flatMap(({ title, id, quote }, index): readonly Finding[] => {
    if (!id) return [[`the section “${title}” has no anchor`, rule.section]];
    if (ids.indexOf(id) < index) {
      return [[`two sections have the anchor “${id}”`, rule.section]];
    }
    return quote ? [] : [[`the section “${title}” has no summary`, rule.inShort]];
  });
}

/** Finds mistakes in the text of a job or a legal page. */
export function markdownMistakes(entry: FiledEntry): readonly Mistake[] {
  const { kind, file, title, body, bodyLine } = entry;
  if (body === undefined) return [];
  const unknown = placeholderMistake(body);
  if (unknown) return [{ file, entry: title, wrong: 'the text has a placeholder', right: unknown }];
  try {
    const parts = partsOf(fillPlaceholders(body));
    const found = kind === 'jobs' ? jobMistakes(parts) : legalMistakes(parts);
    return found.map(([wrong, right]) => ({ file, entry: title, wrong, right }));
  } catch (error) {
    if (!(error instanceof MarkdownMistake)) throw error;
    const line = bodyLine + error.line - 1;
    const wrong = 'the text has something that pages cannot show';
    return [{ file: `${file}, line ${line}`, entry: title, wrong, right: error.message }];
  }
}
