import { identity } from '#agency/identity.ts';
import type { Page } from '../page.ts';

/** An open position: what its page says, and what search engines are told about it. */
export interface Job {
  readonly page: Page;
  readonly title: string;
  /** One line for the board on /career. */
  readonly shortDescription: string;
  readonly lead: string;
  readonly employmentType: 'FULL_TIME';
  /** ISO dates. After `validThrough` the position counts as closed in search results. */
  readonly datePosted: string;
  readonly validThrough: string;
  readonly facts: {
    readonly contract: string;
    readonly place: string;
    readonly experience: string;
  };
  readonly description: readonly string[];
  readonly responsibilities: readonly string[];
  readonly requirements: JobList;
  /** Preferred skills, or what is offered; not every position has such a list. */
  readonly extra?: JobList;
}

export interface JobList {
  readonly title: string;
  readonly items: readonly string[];
}

/** The last moment at which someone can apply. */
export const closesAt = (job: Pick<Job, 'validThrough'>): string => `${job.validThrough}T23:59:59Z`;

/** Whether one can still apply; after that no search engine and no feed is told of the position. */
export const isOpen = (job: Pick<Job, 'validThrough'>, now: Date): boolean =>
  now <= new Date(closesAt(job));

export const careers = { title: 'Careers', path: '/career' } as const;

/** A mail to the HR address that already says what it is about. */
export const applicationLink = (subject: string): string =>
  `mailto:${identity.careersEmail}?subject=${encodeURIComponent(subject)}`;
