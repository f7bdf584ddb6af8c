import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { faqs } from '#content/faqs.ts';
import { FaqIndex } from './FaqIndex.tsx';

test('the first question is open, and all of them share one name', () => {
  const html = renderToStaticMarkup(<FaqIndex content={faqs} />);
  const entries = html.match(/<details[^>]*>/g) ?? [];
  expect(entries).toHaveLength(faqs.list.questions.length);
  expect(entries.map((entry) => entry.includes(' open='))).toEqual(
    entries.map((_, at) => at === 0),
  );
  expect(entries.every((entry) => entry.includes('name="faq"'))).toBe(true);
});

test('a question has its own answer where it brings one, and the shared one where not', () => {
  const questions = [
    { id: 'own', question: 'How long?', answer: ['Three months, most often.'] },
    { id: 'shared', question: 'How much?' },
  ];
  const html = renderToStaticMarkup(
    <FaqIndex content={{ ...faqs, list: { ...faqs.list, questions } }} />,
  );
  const [, own, shared] = html.split('<details');
  const [text = ''] = faqs.list.answer.text;
  expect(own).toContain('Three months, most often.');
  expect(own).not.toContain(text);
  expect(shared).toContain(text);
});
