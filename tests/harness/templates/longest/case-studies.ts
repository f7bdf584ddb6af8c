import { type CaseStudy, caseStudies as real } from '#content/case-studies.ts';
import { longText, longTitle, longWord, many } from '../extreme-texts.ts';
import { oneMore, photograph } from '../variants.ts';

export * from '#content/case-studies.ts';

/** One more, which was photographed. */
const kept = [
  ...real.map(({ Id, slug, image }) => ({ Id, slug, image })),
  { Id: 0, slug: oneMore.slug, image: photograph.name },
];

export const caseStudies: readonly CaseStudy[] = kept.map(({ Id, slug, image }) => ({
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
    'A technology without an icon',
  ],
  reqdecs: longText,
  requirements: many((index) => `${index} ${longText}`),
  description: longText,
  conclusion: longText,
  imageDescription: longText,
}));

export const caseStudyAfter = (study: CaseStudy) => study;
