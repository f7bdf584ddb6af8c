import { type CaseStudy, caseStudies as real } from '#content/case-studies.ts';
import { letter } from '../extreme-texts.ts';

export * from '#content/case-studies.ts';

export const caseStudies: readonly CaseStudy[] = real.map(({ Id, slug, image }) => ({
  Id,
  slug,
  image,
  title: letter,
  shorttitle: letter,
  singlepagedescription: letter,
  sub: letter,
  Industry: letter,
  Country: letter,
  Technologies: [],
  reqdecs: letter,
  requirements: [],
  description: letter,
  conclusion: letter,
  imageDescription: letter,
}));

export const caseStudyAfter = (study: CaseStudy) => study;
