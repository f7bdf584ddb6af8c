import { identity } from '#agency/identity.ts';
import { career, jobsFeed } from '#content/careers.ts';
import { isOpen, type Job } from '#content/job.ts';
import { escapeHtml } from '#enquiry/escape-html.ts';
import { addressOf } from '../head.ts';
import { descriptionOf } from '../job-description.ts';
import { declaration } from './xml.ts';

const toTimestamp = (day: string) => `${day}T00:00:00Z`;

const entry = (job: Job) => `  <entry>
    <id>${addressOf(job.page.path)}</id>
    <title>${escapeHtml(job.title)}</title>
    <link href="${addressOf(job.page.path)}"/>
    <published>${toTimestamp(job.datePosted)}</published>
    <updated>${toTimestamp(job.page.updated)}</updated>
    <summary>${escapeHtml(job.shortDescription)}</summary>
    <content type="html">${escapeHtml(descriptionOf(job))}</content>
  </entry>
`;

/** The open jobs as an Atom feed (RFC 4287). */
export function atomFeed(jobs: readonly Job[], now: Date): string {
  const open = jobs.filter((job) => isOpen(job, now));
  const updated = [career.page.updated, ...open.map(({ page }) => page.updated)].sort().at(-1);
  return `${declaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${addressOf(jobsFeed.path)}</id>
  <title>${escapeHtml(jobsFeed.title)}</title>
  <link rel="self" type="application/atom+xml" href="${addressOf(jobsFeed.path)}"/>
  <link rel="alternate" type="text/html" href="${addressOf(career.page.path)}"/>
  <author><name>${escapeHtml(identity.name)}</name></author>
  <updated>${toTimestamp(String(updated))}</updated>
${open.map(entry).join('')}</feed>
`;
}
