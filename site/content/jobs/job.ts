import { identity } from '#agency/identity.ts';
import type { Job, JobList } from '../schemas/job.ts';

export type { Job, JobList };

/** The last moment at which someone can apply. */
export const closesAt = (job: Pick<Job, 'validThrough'>): string => `${job.validThrough}T23:59:59Z`;

/** Whether one can still apply; after that no search engine and no feed is told of the position. */
export const isOpen = (job: Pick<Job, 'validThrough'>, now: Date): boolean =>
  now <= new Date(closesAt(job));

export const careers = { title: 'Careers', path: '/career' } as const;

/** A mail to the HR address that already says what it is about. */
export const applicationLink = (subject: string): string =>
  `mailto:${identity.careersEmail}?subject=${encodeURIComponent(subject)}`;
