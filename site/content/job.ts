import { identity } from '#agency/identity.ts';
import type { Entry } from './content.ts';
import { type Block, partsOf } from './markdown.ts';
import type { Page } from './page.ts';
import { fillPlaceholders } from './placeholders.ts';
import type { JobData } from './schemas/job.ts';

export interface JobList {
  readonly title: string;
  readonly items: readonly string[];
}

export interface Job extends Omit<JobData, 'colleagues'> {
  readonly page: Page;
  /** The slugs of team members. */
  readonly colleagues: readonly string[];
  readonly description: readonly string[];
  /** The first list is what the person will do. */
  readonly lists: readonly JobList[];
}

export const careers = { title: 'Careers', path: '/career' } as const;

const textOf = (block: Block): readonly string[] => {
  const paragraphs = 'list' in block ? block.list : [block];
  return paragraphs.map((paragraph) =>
    paragraph.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''),
  );
};

/** Parses the text: the first part describes the position, each heading begins a list. */
export function jobOf({ id, data, body = '' }: Entry<JobData>): Job {
  const { colleagues, ...own } = data;
  const [opening, ...lists] = partsOf(fillPlaceholders(body));
  return {
    ...own,
    page: {
      path: `/${id}`,
      title: own.title,
      kicker: careers.title,
      updated: own.updated,
      description: own.summary,
      parent: careers,
    },
    colleagues: colleagues.map((person) => person.id),
    description: opening?.blocks.flatMap(textOf) ?? [],
    lists: lists.map(({ title, blocks }) => ({ title, items: blocks.flatMap(textOf) })),
  };
}

/** The last moment to apply. */
export const closesAt = (job: Pick<Job, 'validThrough'>): string => `${job.validThrough}T23:59:59Z`;

/** Whether applications are accepted. Feeds and search results omit closed positions. */
export const isOpen = (job: Pick<Job, 'validThrough'>, now: Date): boolean =>
  now <= new Date(closesAt(job));

/** A link that opens an email to the HR address with its subject filled in. */
export const applicationLink = (subject: string): string =>
  `mailto:${identity.careersEmail}?subject=${encodeURIComponent(subject)}`;
