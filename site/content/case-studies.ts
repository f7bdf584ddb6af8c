import type { CaseStudy } from './content.ts';
import type { Page } from './page.ts';

export const pageOfCaseStudy = (study: CaseStudy): Page => ({
  path: `/case_study/${study.slug}`,
  title: study.title,
  kicker: 'Case study',
  updated: study.updated,
  description: study.singlepagedescription,
  parent: { title: 'Portfolio', path: '/portfolio' },
});

/** The next case study. The first follows the last. */
export function caseStudyAfter(study: CaseStudy, caseStudies: readonly CaseStudy[]): CaseStudy {
  const position = caseStudies.findIndex(({ slug }) => slug === study.slug);
  return caseStudies[(position + 1) % caseStudies.length] ?? study;
}

/** Texts shared by the pages of all case studies. */
export const caseStudyPage = {
  facts: { industry: 'Industry', country: 'Country', technologies: 'Technologies' },
  brief: 'What was needed',
  requirements: 'Requirements',
  conclusion: 'Solution & Result',
  action: { title: 'Plan something like this', link: '/contact' },
  next: { label: 'Next case', action: 'Read Case' },
} as const;
