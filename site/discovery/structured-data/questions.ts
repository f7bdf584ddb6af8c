import type { Question } from 'schema-dts';
import { faqs } from '#content/faqs.ts';
import { escaped } from '../files/xml.ts';
import { addressOf } from '../head.ts';

/** Every question with the answer the page shows below it. */
export function questions(): readonly Question[] {
  const { answer } = faqs.list;
  const text = [
    ...answer.text.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    `<p>${escaped(answer.listTitle)}:</p>`,
    `<ul>${answer.services.map((service) => `<li>${escaped(service)}</li>`).join('')}</ul>`,
  ].join('');
  return faqs.list.questions.map(({ id, question }) => ({
    '@type': 'Question',
    '@id': addressOf(`${faqs.page.path}#${id}`),
    name: question,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
}
