import type { Question } from './content.ts';
import type { Page } from './page.ts';

const page: Page = {
  path: '/faqs',
  title: 'Frequently asked questions',
  kicker: 'FAQs',
  updated: '2026-11-18',
  description:
    'How to choose a software company, what custom software is, why businesses need it, what it costs and why it matters.',
};

/** The specification gives all five questions the same answer. */
const answer = {
  text: [
    'A custom software company builds around the way your business already works, instead of asking your staff to work around a product. Choose one that knows your trade, shows you working software early and puts the plan and the price in writing before it starts.',
    'The cost depends on the scope. After a free first conversation you get a quote with every part listed, so you can decide what’s worth building now and what can wait. It matters because software that fits saves hours every day, grows with you and stays yours.',
  ],
  listTitle: 'What we can do for you',
  services: [
    'Web and mobile app development',
    'Software architecture',
    'IT consulting and audit',
    'Legacy system modernization',
    'Cloud computing',
    'QA and testing',
    'Business analysis',
    'IT staffing services',
  ],
} as const;

export const faqs = {
  page,
  banner: {
    title: 'Frequently asked questions',
    lead: 'What clients ask before they sign anything, and what we tell them.',
  },
  list: {
    linkTitle: 'Link to this question',
    answer,
  },
  closing: {
    title: 'Didn’t find your question?',
    text: 'Send it to us. You’ll get an answer from someone who builds software, not a brochure.',
    placeholder: 'Can you finish a half-built app?',
    action: 'Ask us',
  },
} as const;

/** The paragraphs of an answer: the question's own or the shared ones. */
export const answerTo = ({ answer: own }: Question): readonly string[] =>
  own.length > 0 ? own : answer.text;

export const faqListOf = (questions: readonly Question[]) => ({
  ...faqs.list,
  questions: questions.map((question) => ({ ...question, answer: answerTo(question) })),
});
