import * as v from 'valibot';
import { pageSchema } from '#content/schemas/page.ts';
import { type Content, isRecord } from './content.ts';
import type { PlacedPage } from './examine.ts';
import { sentence, sentenceOf } from './sentence.ts';

/** What search results show of a title before they cut it off. */
const titleLength = 65;

const isPage = (value: unknown): value is PlacedPage['page'] =>
  isRecord(value) && 'path' in value && 'kicker' in value;

/** The pages that are no entry of a list: exported as they are, or as the `page` of a text. */
export const pagesOfModules = (modules: Content['modules']): readonly PlacedPage[] =>
  modules
    .filter(([file]) => !/content\/(?:legal|services)\//.test(file))
    .flatMap(([file, module]) =>
      Object.entries(module)
        .filter(([, value]) => !(isRecord(value) && 'responsibilities' in value))
        .map(([name, value]) => ({
          name,
          page: isRecord(value) && isPage(value.page) ? value.page : value,
        }))
        .flatMap(({ name, page }) => (isPage(page) ? [{ file, entry: name, page }] : [])),
    );

/** What is wrong with pages as such: their heads, and addresses or titles that two of them share. */
export function mistakesInPages(pages: readonly PlacedPage[], agency: string): readonly string[] {
  const taken = new Map<string, PlacedPage>();
  return pages.flatMap((placed) => {
    const { page, ...place } = placed;
    const { success, issues } = v.safeParse(pageSchema, page, { abortPipeEarly: true });
    if (!success) return issues.map((issue) => sentenceOf(place, issue));
    const mistakes: string[] = [];
    const full = page.path === '/' ? page.title : `${page.title} | ${agency}`;
    if (full.length > titleLength) {
      const most = titleLength - (full.length - page.title.length);
      mistakes.push(
        sentence(
          place,
          'title',
          `is ${page.title.length} characters long`,
          `use at most ${most}, because search results cut a title off, such as “${page.title.slice(0, most).trim()}”`,
        ),
      );
    }
    const path = taken.get(page.path.toLowerCase());
    if (path && path.page.title !== page.title) {
      mistakes.push(
        sentence(
          place,
          'the page',
          `would be ${page.path}, which is the page of “${path.entry ?? path.page.title}”`,
          `choose another slug or path, such as ${page.path}-2`,
        ),
      );
    }
    if (path) return mistakes;
    taken.set(page.path.toLowerCase(), placed);
    for (const field of ['title', 'description'] as const) {
      const other = taken.get(`${field} ${page[field]}`);
      const right = 'search results tell pages apart by it, so write one of its own';
      if (other) mistakes.push(sentence(place, field, `is that of ${other.page.path}`, right));
      else taken.set(`${field} ${page[field]}`, placed);
    }
    return mistakes;
  });
}
