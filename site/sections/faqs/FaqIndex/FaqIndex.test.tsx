import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { faqListOf, faqs } from '#content/faqs.ts';
import { FaqIndex } from './FaqIndex.tsx';

test('a question shows its own answer if it has one, and the shared answer otherwise', () => {
  const list = faqListOf([
    { slug: 'own', order: 1, question: 'How long?', answer: ['Three months, most often.'] },
    { slug: 'shared', order: 2, question: 'How much?', answer: [] },
  ]);
  const html = renderToStaticMarkup(<FaqIndex content={{ banner: faqs.banner, list }} />);
  const [, own, shared] = html.split('<details');
  const [text = ''] = faqs.list.answer.text;
  expect(own).toContain('Three months, most often.');
  expect(own).not.toContain(text);
  expect(shared).toContain(text);
});
