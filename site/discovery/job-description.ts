import { jobPage } from '#content/jobs/careers.ts';
import type { Job, JobList } from '#content/jobs/job.ts';
import { escapeHtml } from '#enquiry/escape-html.ts';

const list = ({ title, items }: JobList) =>
  `<h3>${escapeHtml(title)}</h3><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** The whole position as HTML: what its page says, for search engines and feed readers. */
export const descriptionOf = (job: Job): string =>
  [
    ...job.description.map((text) => `<p>${escapeHtml(text)}</p>`),
    list({ title: jobPage.titles.responsibilities, items: job.responsibilities }),
    list(job.requirements),
    job.extra ? list(job.extra) : '',
  ].join('');
