import type { Job, JobList } from '#content/job.ts';
import { escapeHtml } from '#enquiry/escape-html.ts';

const list = ({ title, items }: JobList) =>
  `<h3>${escapeHtml(title)}</h3><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** The whole position as HTML: what its page says, for search engines and feed readers. */
export const descriptionOf = (job: Job): string =>
  [...job.description.map((text) => `<p>${escapeHtml(text)}</p>`), ...job.lists.map(list)].join('');
