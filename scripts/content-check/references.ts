import { type Content, isRecord } from './content.ts';
import type { PlacedReference } from './examine.ts';
import { sentence } from './sentence.ts';

const examples = { services: 'SEO-Services', caseStudies: 'Back-Office' } as const;

/** What is wrong with entries that name others: one that is not there, or themselves. */
export function mistakesInReferences(
  references: readonly PlacedReference[],
  content: Content,
): readonly string[] {
  // An entry with a mistake of its own is still there.
  const isThere = (to: keyof typeof examples, slug: string) =>
    content[to].some(({ value }) => isRecord(value) && value.slug === slug);
  return references.flatMap(({ reference: { field, to, slug, not }, ...place }) => {
    const right = `write the slug of ${to === 'services' ? 'another service' : 'a case study'}, such as ${examples[to]}`;
    if (slug === not)
      return [sentence(place, field, `has “${slug}”, which is the entry itself`, right)];
    return isThere(to, slug)
      ? []
      : [sentence(place, field, `has “${slug}”, and there is no such entry`, right)];
  });
}
