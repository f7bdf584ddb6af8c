import { type CaseStudy, caseStudies as real } from '#content/case-studies.ts';
import { longText, longTitle, longWord, many } from '../extreme-texts.ts';

export * from '#content/case-studies.ts';

export const caseStudies: readonly CaseStudy[] = real.map(({ Id, slug, image }) => ({
  Id,
  slug,
  image,
  singlepageimage: image,
  title: longTitle,
  shorttitle: longTitle,
  singlepagedescription: longText,
  sub: longWord,
  Industry: longTitle,
  Country: longWord,
  Technologies: [
    'Elasticsearch',
    'Flutter',
    'Next.js',
    'Node.js',
    'PostgreSQL',
    'React',
    'Redis',
    'TypeScript',
  ],
  reqdecs: longText,
  requirements: many((index) => `${index} ${longText}`),
  description: longText,
  conclusion: longText,
  imageDescription: longText,
}));

export const caseStudyAfter = (study: CaseStudy) => study;
