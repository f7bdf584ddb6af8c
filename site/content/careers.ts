import { identity } from '#agency/identity.ts';
import { applicationLink, careers } from './job.ts';
import { inWords } from './number-words.ts';
import type { Page } from './page.ts';

/** Every open position, for feed readers and job boards. */
export const jobsFeed = {
  title: `Open positions at ${identity.name}`,
  path: '/jobs.atom',
} as const;

const page: Page = {
  path: careers.path,
  title: careers.title,
  kicker: 'Open positions',
  updated: '2026-11-18',
  feed: jobsFeed,
  description: `Open positions at ${identity.name} in ${identity.city}: search, design and business development.`,
};

export const career = {
  page,
  title: careers.title,
  /** The text of the banner for a number of open positions. */
  lead: (open: number): string => {
    if (open === 0) return 'No desks are free today. Good people write to us anyway.';
    if (open === 1) return 'One desk is free. Could it be yours?';
    return `${inWords(open)} desks are free. Is one of them yours?`;
  },
  board: {
    title: 'Open positions',
    titleWhenNoneOpen: 'Positions',
    action: 'View Detail',
    labels: {
      contract: 'Contract',
      place: 'Place',
      validThrough: 'Apply by',
      closed: 'Closed',
    },
    /** The last row. */
    unlisted: {
      title: 'Your name',
      text: 'Not on the board? Good people turn up between departures. Send an updated CV and a short introduction, and tell us what you’d like to do here.',
      facts: { contract: 'Open', place: identity.city, validThrough: 'Any time' },
      action: {
        title: 'Write to us',
        link: applicationLink(`Speculative application to ${identity.name}`),
      },
    },
  },
  colleagues: {
    title: 'The people you’d sit with',
    text: 'Short meetings, plain English, and someone to show you the ropes.',
    action: { title: 'Meet the team', link: '/team' },
  },
} as const;

/** Texts shared by the pages of all positions. */
export const jobPage = {
  titles: {
    description: 'The position',
    apply: 'How to apply',
    colleagues: 'You will work with',
    others: 'Other departures',
  },
  labels: {
    contract: 'Contract',
    place: 'Place',
    experience: 'Experience',
    validThrough: 'Apply by',
    closed: 'Closed',
  },
  /** Shown after the last day to apply. */
  closed: {
    title: 'This position has closed',
    text: 'The closing date has passed, so we’re no longer taking applications. Sorry you missed it? Send an updated CV and a short introduction anyway, and tell us what you’d like to do here:',
    subject: (title: string) => `Speculative application, after: ${title}`,
    action: { title: 'See what’s open', link: careers.path },
  },
  apply: {
    /** Labels of the pass at the top of the page. */
    what: 'An updated CV and a short introduction are all we need',
    text: 'Send an updated CV and a short introduction to',
    note: 'A few honest lines about you and your work say more than a formal letter.',
    action: 'Send your application',
    subject: (title: string) => `Application: ${title}`,
  },
} as const;
