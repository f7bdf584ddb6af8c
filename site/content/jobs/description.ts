import { escaped } from '../files/xml.ts';
import { jobPage } from './careers.ts';
import type { Job, JobList } from './job.ts';

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
