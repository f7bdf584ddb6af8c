import type { Question } from 'schema-dts';
import { faqs } from '#content/faqs.ts';
import { escapeHtml } from '#enquiry/escape-html.ts';
import { addressOf } from '../head.ts';

/** Every question with the answer the page shows below it. */
export function questions(): readonly Question[] {
  const { answer } = faqs.list;
  const textOf = (paragraphs: readonly string[]) =>
    [
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<p>${escapeHtml(answer.listTitle)}:</p>`,
      `<ul>${answer.services.map((service) => `<li>${escapeHtml(service)}</li>`).join('')}</ul>`,
    ].join('');
  return faqs.list.questions.map(({ id, question, answer: own }) => ({
    '@type': 'Question',
    '@id': addressOf(`${faqs.page.path}#${id}`),
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: textOf(own ?? answer.text) },
  }));
}
