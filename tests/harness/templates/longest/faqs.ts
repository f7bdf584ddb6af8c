import { faqs as real } from '#content/faqs.ts';
import { longText, longTitle } from '../extreme-texts.ts';

/** One more, with an answer of its own. */
export const faqs = {
  ...real,
  list: {
    ...real.list,
    questions: [
      { id: 'one-more', question: longTitle, answer: [longText, 'An answer of its own.'] },
      ...real.list.questions,
    ],
  },
};
