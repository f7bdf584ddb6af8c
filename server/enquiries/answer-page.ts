import { answerMarks, answerPages } from '#enquiry/answer-page.ts';
import { escapeHtml } from '#enquiry/escape-html.ts';
import { type FieldName, fieldNames } from '#enquiry/fields.ts';
import { isRetriable } from '#enquiry/transport.ts';
import type { PageTemplate } from '../static/page-templates.ts';
import type { Answer } from './answers.ts';
import type { Post } from './read-post.ts';
import type { AnswerPage } from './send-answer.ts';

/** Every mark with what stands in its place, before escaping. */
function fillings(answer: Answer, post: Post | undefined): ReadonlyMap<string, string> {
  const wrong: Readonly<Record<string, string>> = ('fields' in answer && answer.fields) || {};
  const typed = (field: FieldName) => {
    const value = post?.values[field];
    return typeof value === 'string' ? value : '';
  };
  return new Map([
    [answerMarks.message, answer.message],
    [answerMarks.kind, isRetriable(answer.status) ? 'postponed' : 'refused'],
    [answerMarks.form, post?.form ?? 'contact'],
    ...fieldNames.flatMap((field) => [
      [answerMarks.values[field], typed(field)] as const,
      [answerMarks.messages[field], wrong[field] ?? ''] as const,
      [answerMarks.invalid[field], String(field in wrong)] as const,
    ]),
  ]);
}

/**
 * Answers a native post with a page of the site's own: the thanks, or the form with all that was
 * typed. Nothing if the build has no such pages.
 */
export function createAnswerPage(
  templates: ReadonlyMap<string, PageTemplate>,
): AnswerPage | undefined {
  const received = templates.get(answerPages.received);
  const again = templates.get(answerPages.again);
  if (!received || !again) return undefined;
  return (answer, post) => {
    const { html, headers } = 'reference' in answer ? received : again;
    const filling = fillings(answer, post);
    // In one pass, so that a visitor who types a mark gets their own text back.
    const body = html.replace(/%%[\w-]+%%/g, (mark) => escapeHtml(filling.get(mark) ?? mark));
    return { headers, body };
  };
}
