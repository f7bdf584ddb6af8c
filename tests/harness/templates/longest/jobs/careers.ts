import { jobs as real } from '#content/jobs/careers.ts';
import type { Job } from '#content/jobs/job.ts';
import { longText, longTitle, longWord, many } from '../../extreme-texts.ts';
import { oneMore } from '../../variants.ts';

export * from '#content/jobs/careers.ts';

const list = { title: longTitle, items: many((index) => `${index} ${longText}`) };

/** One that closed long ago, before those that are open for as long as there is a calendar. */
const closed: readonly Job[] = real.slice(0, 1).map((job) => ({
  ...job,
  page: { ...job.page, path: oneMore.path, title: longTitle, description: longText },
  title: longTitle,
  shortDescription: longText,
  lead: longText,
  datePosted: '2019-11-01',
  validThrough: '2020-01-31',
  facts: { contract: longWord, place: longWord, experience: longTitle },
  description: many((index) => `${index} ${longText}`),
  responsibilities: list.items,
  requirements: list,
  extra: list,
}));

export const jobs: readonly Job[] = [
  ...closed,
  ...real.map((job) => ({ ...job, validThrough: '9999-12-31' })),
];
