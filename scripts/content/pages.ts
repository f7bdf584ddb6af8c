import { identity } from '#agency/identity.ts';
import type { Content } from '#content/content.ts';
import type { Kind } from '#content/kinds.ts';
import type { Page } from '#content/page.ts';
import { allPagesOf } from '#discovery/all-pages.ts';
import type { Mistake } from './mistake.ts';
import type { FiledEntry } from './read-entries.ts';

/** Search results cut off longer texts. */
const titleLength = 65;
const descriptionLength = { least: 50, most: 160 };

const folders: Readonly<Partial<Record<Kind, string>>> = {
  services: '/services/',
  'case-studies': '/case_study/',
  team: '/team-single/',
  jobs: '/',
  legal: '/',
};

/** The address of an entry's page, if its kind has pages. */
export function addressOfEntry({ kind, id }: FiledEntry): readonly string[] {
  const folder = folders[kind];
  return folder === undefined ? [] : [`${folder}${id}`];
}

/** Finds titles and descriptions of the wrong length, and values that two pages share. */
export function pageMistakes(
  content: Content,
  oldestFirst: readonly FiledEntry[],
): readonly Mistake[] {
  const pages = allPagesOf(content);
  const entryOf = (page: Page) =>
    oldestFirst.find((entry) => addressOfEntry(entry).includes(page.path));
  const ageOf = (page: Page) => {
    const entry = entryOf(page);
    return entry ? oldestFirst.indexOf(entry) : -1;
  };
  const taken = new Map<string, Page>();
  return pages
    .toSorted((one, other) => ageOf(one) - ageOf(other))
    .flatMap((page): readonly Mistake[] => {
      const entry = entryOf(page);
      const place = { file: entry?.file ?? 'site/content', entry: entry?.title ?? page.title };
      const mistakes: Mistake[] = [];
      const full = page.path === '/' ? page.title : `${page.title} | ${identity.name}`;
      if (full.length > titleLength) {
        const longest = titleLength - (full.length - page.title.length);
        const example = page.title.slice(0, longest).trim();
        mistakes.push({
          ...place,
          field: 'title',
          wrong: `is ${page.title.length} characters long`,
          right: `use at most ${longest}, because search results cut a title off, such as “${example}”`,
        });
      }
      const { least, most } = descriptionLength;
      const { length } = page.description;
      if (length < least || length > most) {
        mistakes.push({
          ...place,
          field: entry?.kind === 'services' ? 'summary' : 'description',
          wrong: `would be ${length} characters long`,
          right: `search results want ${least} to ${most}, such as “Booking platforms and the custom software behind them, for hotels.”`,
        });
      }
      const address = page.path.toLowerCase();
      const other = taken.get(address);
      if (other) {
        const wrong = `the page would be ${page.path}, which is the page of “${other.title}”`;
        return [{ ...place, wrong, right: `give the file another name, such as ${entry?.id}-2` }];
      }
      taken.set(address, page);
      for (const field of ['title', 'description'] as const) {
        const alike = taken.get(`${field} ${page[field]}`);
        taken.set(`${field} ${page[field]}`, alike ?? page);
        if (!alike) continue;
        const right = 'every page needs its own, because search results show it';
        mistakes.push({ ...place, field, wrong: `is that of ${alike.path}`, right });
      }
      return mistakes;
    });
}
