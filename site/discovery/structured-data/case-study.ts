import type { CreativeWork } from 'schema-dts';
import type { CaseStudy } from '#content/content.ts';
import type { Page } from '#content/page.ts';
import { addressOf, socialCardOf } from '../head.ts';
import { idOn, ids } from './ids.ts';

export const caseStudyThing = (study: CaseStudy, page: Page): CreativeWork => ({
  '@type': 'CreativeWork',
  '@id': idOn(page, 'case-study'),
  name: study.title,
  alternativeHeadline: study.shorttitle,
  abstract: study.description,
  description: study.singlepagedescription,
  text: `${study.reqdecs} ${study.conclusion}`,
  genre: study.sub,
  about: study.Industry,
  keywords: [...study.Technologies],
  spatialCoverage: study.Country,
  url: addressOf(page.path),
  image: addressOf(socialCardOf(page).path),
  inLanguage: 'en-GB',
  dateModified: page.updated,
  creator: { '@id': ids.agency },
  mainEntityOfPage: { '@id': idOn(page, 'page') },
});
