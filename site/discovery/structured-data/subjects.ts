import { caseStudies, pageOfCaseStudy } from '#content/case-studies.ts';
import { contactPage } from '#content/contact-page.ts';
import { faqs } from '#content/faqs.ts';
import { career, jobs } from '#content/jobs/careers.ts';
import type { Page } from '#content/page.ts';
import { about, home, portfolio, services as servicesPage, team } from '#content/pages.ts';
import { pageOfService, services } from '#content/services.ts';
import { pageOfMember, people } from '#content/team.ts';
import { caseStudyThing } from './case-study.ts';
import { type FilmFacts, filmThing } from './film.ts';
import { idOn, ids } from './ids.ts';
import { jobPostings } from './job-posting.ts';
import { personThing } from './person.ts';
import { questions } from './questions.ts';
import { serviceThing } from './service.ts';
import type { Subject } from './web-page.ts';

/** What is known only while the site is built. */
export interface Circumstances {
  readonly builtOn: Date;
  readonly film: FilmFacts;
}

type SubjectOf = (circumstances: Circumstances) => Subject;

const collection: SubjectOf = () => ({ type: 'CollectionPage' });

const aService = (service: (typeof services)[number]): [Page, SubjectOf] => {
  const page = pageOfService(service);
  const mainEntity = { '@id': idOn(page, 'service') };
  return [page, () => ({ mainEntity, things: [serviceThing(service, page)] })];
};

const aCaseStudy = (study: (typeof caseStudies)[number]): [Page, SubjectOf] => {
  const page = pageOfCaseStudy(study);
  const mainEntity = { '@id': idOn(page, 'case-study') };
  return [page, () => ({ mainEntity, things: [caseStudyThing(study, page)] })];
};

const aPerson = (member: (typeof people)[number]): [Page, SubjectOf] => {
  const page = pageOfMember(member);
  const mainEntity = { '@id': idOn(page, 'person') };
  return [page, () => ({ type: 'ProfilePage', mainEntity, things: [personThing(member, page)] })];
};

const aJob = (job: (typeof jobs)[number]): [Page, SubjectOf] => [
  job.page,
  ({ builtOn }) => ({ things: jobPostings(job, builtOn) }),
];

const known: readonly [Page, SubjectOf][] = [
  [home, ({ film }) => ({ things: [filmThing(film)] })],
  [about.page, ({ film }) => ({ type: 'AboutPage', things: [filmThing(film)] })],
  [servicesPage.page, collection],
  ...services.map(aService),
  [portfolio.page, collection],
  ...caseStudies.map(aCaseStudy),
  [team.page, collection],
  ...people.map(aPerson),
  [career.page, collection],
  ...jobs.map(aJob),
  [faqs.page, () => ({ type: 'FAQPage', mainEntity: questions() })],
  [contactPage.page, () => ({ type: 'ContactPage', mainEntity: { '@id': ids.agency } })],
];

/** What each page is about, by its path; a page that is not here is about itself. */
export const subjects: ReadonlyMap<string, SubjectOf> = new Map(
  known.map(([page, subject]) => [page.path, subject]),
);
