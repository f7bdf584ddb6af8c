import type { Job, JobList } from '#content/job.ts';
import { escapeHtml } from '#enquiry/escape-html.ts';

const list = ({ title, items }: JobList) =>
  `<h3>${escapeHtml(title)}</h3><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** The text of a job's page as HTML, for search engines and feed readers. */
export const descriptionOf = (job: Job): string =>
  [...job.description.map((text) => `<p>${escapeHtml(text)}</p>`), ...job.lists.map(list)].join('');
