import type { Question } from 'schema-dts';
import type { Question as FaqQuestion } from '#content/content.ts';
import { answerTo, faqs } from '#content/faqs.ts';
import { escapeHtml } from '#enquiry/escape-html.ts';
import { addressOf } from '../head.ts';

/** The questions with the answers on the page. */
export function questionThings(questions: readonly FaqQuestion[]): readonly Question[] {
  const { answer } = faqs.list;
  const textOf = (paragraphs: readonly string[]) =>
    [
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<p>${escapeHtml(answer.listTitle)}:</p>`,
      `<ul>${answer.services.map((service) => `<li>${escapeHtml(service)}</li>`).join('')}</ul>`,
    ].join('');
  return questions.map((each) => ({
    '@type': 'Question',
    '@id': addressOf(`${faqs.page.path}#${each.slug}`),
    name: each.question,
    acceptedAnswer: { '@type': 'Answer', text: textOf(answerTo(each)) },
  }));
}
