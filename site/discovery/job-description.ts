import { jobPage } from '#content/jobs/careers.ts';
import type { Job, JobList } from '#content/jobs/job.ts';
import { escaped } from './files/xml.ts';

const list = ({ title, items }: JobList) =>
  `<h3>${escaped(title)}</h3><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

/** The whole position as HTML: what its page says, for search engines and feed readers. */
export const descriptionOf = (job: Job): string =>
  [
    ...job.description.map((text) => `<p>${escaped(text)}</p>`),
    list({ title: jobPage.titles.responsibilities, items: job.responsibilities }),
    list(job.requirements),
    job.extra ? list(job.extra) : '',
  ].join('');
