import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { faqListOf, faqs } from '#content/faqs.ts';
import { FaqIndex } from './FaqIndex.tsx';

const questions = [
  { slug: 'own', order: 1, question: 'How long?', answer: ['Three months, most often.'] },
  { slug: 'shared', order: 2, question: 'How much?', answer: [] },
];
const html = renderToStaticMarkup(
  <FaqIndex content={{ banner: faqs.banner, list: faqListOf(questions) }} />,
);

test('the first question is open, and all of them share one name', () => {
  const entries = html.match(/<details[^>]*>/g) ?? [];
  expect(entries).toHaveLength(questions.length);
  expect(entries.map((entry) => entry.includes(' open='))).toEqual(
    entries.map((_, at) => at === 0),
  );
  expect(entries.every((entry) => entry.includes('name="faq"'))).toBe(true);
});

test('a question has its own answer where it brings one, and the shared one where not', () => {
  const [, own, shared] = html.split('<details');
  const [text = ''] = faqs.list.answer.text;
  expect(own).toContain('Three months, most often.');
  expect(own).not.toContain(text);
  expect(shared).toContain(text);
});
