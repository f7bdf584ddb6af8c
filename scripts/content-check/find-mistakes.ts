import * as v from 'valibot';
import { identitySchema } from '#agency/identity-schema.ts';
import type { Content, Pictures } from './content.ts';
import { examine } from './examine.ts';
import { kinds } from './kinds.ts';
import { mistakesInPages, pagesOfModules } from './pages.ts';
import { mistakesInReferences } from './references.ts';
import { sentence, sentenceOf } from './sentence.ts';
import { mistakesInTexts } from './texts.ts';
import { warningsFor } from './warnings.ts';

export interface Findings {
  /** Each stops the build. */
  readonly mistakes: readonly string[];
  readonly warnings: readonly string[];
}

/** A job that has its file but not its place in the list has no page. */
const unlistedJobs = ({ jobs, listedJobs }: Content): readonly string[] =>
  jobs
    .filter(({ value }) => !listedJobs.includes(value))
    .map(({ file }) =>
      sentence(
        { file },
        'the position',
        'is in no list',
        'add it to jobs in site/content/jobs/careers.ts, as the others are',
      ),
    );

/** All that is wrong with the content, one sentence for each mistake, all of them at once. */
export function findMistakes(content: Content, there: Pictures, today: Date): Findings {
  const agency = v.safeParse(identitySchema, content.identity, { abortPipeEarly: true });
  const examined = [
    examine(kinds.services, content.services, there),
    examine(kinds.caseStudies, content.caseStudies, there),
    examine(kinds.portfolio, content.portfolio, there),
    examine(kinds.team, content.team, there),
    examine(kinds.jobs, content.jobs, there),
    examine(kinds.questions, content.questions, there),
    examine(kinds.testimonials, content.testimonials, there),
    examine(kinds.partners, content.partners, there),
    examine(kinds.clients, content.clients, there),
    examine(kinds.legalPages, content.legalPages, there),
  ];
  const ofModules = pagesOfModules(content.modules);
  const pages = [...ofModules, ...examined.flatMap(({ pages }) => pages)];
  const ofIdentity = (agency.issues ?? []).map((issue) =>
    sentenceOf({ file: 'agency/identity.ts' }, issue),
  );
  const paths = new Set(pages.map(({ page }) => page.path));
  const unfinished = new Set(examined.flatMap((each) => each.unfinished));
  // A link to an entry that has a mistake is not a second mistake.
  const leadsSomewhere = (path: string) =>
    paths.has(path) || unfinished.has(path.split('/').at(-1) ?? '');
  const ofKinds = examined.flatMap(({ mistakes }) => mistakes);
  return {
    mistakes: [
      ...ofIdentity,
      ...ofKinds,
      ...mistakesInReferences(
        examined.flatMap(({ references }) => references),
        content,
      ),
      ...unlistedJobs(content),
      ...mistakesInPages(pages, agency.success ? agency.output.name : ''),
      ...mistakesInTexts(content.modules, leadsSomewhere),
    ],
    warnings: warningsFor(content, agency.success ? agency.output : undefined, pages, today),
  };
}
