import type { JobPosting } from 'schema-dts';
import { identity } from '#agency/identity.ts';
import { closesAt, isOpen, type Job } from '#content/job.ts';
import { addressOf } from '../head.ts';
import { descriptionOf } from '../job-description.ts';
import { address, employer } from './agency.ts';
import { idOn } from './ids.ts';

/** Empty for a closed job: search engines penalise expired postings. */
export function jobPostings(job: Job, now: Date): readonly JobPosting[] {
  if (!isOpen(job, now)) return [];
  return [
    {
      '@type': 'JobPosting',
      '@id': idOn(job.page, 'job'),
      title: job.title,
      description: descriptionOf(job),
      identifier: {
        '@type': 'PropertyValue',
        name: identity.name,
        value: job.page.path.slice(1),
      },
      datePosted: job.datePosted,
      validThrough: closesAt(job),
      employmentType: job.employmentType,
      hiringOrganization: employer,
      jobLocation: { '@type': 'Place', address },
      // An application is an email, not a form on this site.
      directApply: false,
      url: addressOf(job.page.path),
    },
  ];
}
