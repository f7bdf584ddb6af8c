import { identity } from '#agency/identity.ts';
import type { Page } from '../page.ts';
import { businessDevelopmentExecutive } from './business-development-executive.ts';
import { graphicDesigner } from './graphic-designer.ts';
import { applicationLink, careers, type Job } from './job.ts';
import { seoSpecialist } from './seo-specialist.ts';

export const jobs: readonly Job[] = [seoSpecialist, graphicDesigner, businessDevelopmentExecutive];

/** Every open position, for feed readers and job boards. */
export const jobsFeed = {
  title: `Open positions at ${identity.name}`,
  path: '/jobs.atom',
} as const;

const page: Page = {
  path: careers.path,
  title: careers.title,
  kicker: 'Open positions',
  updated: '2026-11-15',
  feed: jobsFeed,
  description: `Open positions at ${identity.name} in ${identity.city}: search, design and business development.`,
};

export const career = {
  page,
  banner: {
    title: careers.title,
    lead: 'Three desks are free. See which one is yours.',
  },
  board: {
    title: 'Open positions',
    action: 'View Detail',
    labels: {
      position: 'Position',
      contract: 'Contract',
      place: 'Place',
      validThrough: 'Apply by',
    },
  },
  unlisted: {
    title: 'Not on the board?',
    text: 'Good people turn up between departures. Send an updated CV and a short introduction, and say what you would like to do here.',
    action: {
      title: 'Write to us anyway',
      link: applicationLink(`Speculative application to ${identity.name}`),
    },
  },
} as const;

/** What every position's page says in the same words. */
export const jobPage = {
  titles: {
    description: 'The position',
    responsibilities: 'What you will do',
    apply: 'How to apply',
    others: 'Other departures',
  },
  labels: {
    contract: 'Contract',
    place: 'Place',
    experience: 'Experience',
    validThrough: 'Apply by',
  },
  apply: {
    text: 'Send an updated CV and a short introduction to',
    note: 'A few honest lines about you and your work say more than a formal letter.',
    action: 'Send your application',
    subject: (title: string) => `Application: ${title}`,
  },
} as const;
