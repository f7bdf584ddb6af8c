import { career } from '#content/careers.ts';
import { pageOfCaseStudy } from '#content/case-studies.ts';
import { contactPage } from '#content/contact-page.ts';
import type { CaseStudy, Content, Service, TeamMember } from '#content/content.ts';
import { faqs } from '#content/faqs.ts';
import type { Page } from '#content/page.ts';
import { about, home, portfolio, services as servicesPage, team } from '#content/pages.ts';
import { pageOfService } from '#content/services.ts';
import { pageOfMember } from '#content/team.ts';
import { caseStudyThing } from './case-study.ts';
import { type FilmFacts, filmThing } from './film.ts';
import { idOn, ids } from './ids.ts';
import { jobPostings } from './job-posting.ts';
import { personThing } from './person.ts';
import { questionThings } from './questions.ts';
import { serviceThing } from './service.ts';
import type { Subject } from './web-page.ts';

export interface BuildContext {
  readonly content: Content;
  readonly builtOn: Date;
  readonly film: FilmFacts;
}

type PageSubject = readonly [Page, Subject];

const collection: Subject = { type: 'CollectionPage' };

function serviceSubject(service: Service): PageSubject {
  const page = pageOfService(service);
  const mainEntity = { '@id': idOn(page, 'service') };
  return [page, { mainEntity, things: [serviceThing(service, page)] }];
}

function caseStudySubject(study: CaseStudy): PageSubject {
  const page = pageOfCaseStudy(study);
  const mainEntity = { '@id': idOn(page, 'case-study') };
  return [page, { mainEntity, things: [caseStudyThing(study, page)] }];
}

function personSubject(member: TeamMember): PageSubject {
  const page = pageOfMember(member);
  const mainEntity = { '@id': idOn(page, 'person') };
  return [page, { type: 'ProfilePage', mainEntity, things: [personThing(member, page)] }];
}

const subjectsOf = ({ content, builtOn, film }: BuildContext): readonly PageSubject[] => [
  [home, { things: [filmThing(film)] }],
  [about.page, { type: 'AboutPage', things: [filmThing(film)] }],
  [servicesPage.page, collection],
  ...content.services.map(serviceSubject),
  [portfolio.page, collection],
  ...content.caseStudies.map(caseStudySubject),
  [team.page, collection],
  ...content.team.map(personSubject),
  [career.page, collection],
  ...content.jobs.map((job): PageSubject => [job.page, { things: jobPostings(job, builtOn) }]),
  [faqs.page, { type: 'FAQPage', mainEntity: questionThings(content.questions) }],
  [contactPage.page, { type: 'ContactPage', mainEntity: { '@id': ids.agency } }],
];

/** Empty for pages that are not listed above. */
export const subjectOf = (page: Page, context: BuildContext): Subject =>
  subjectsOf(context).find(([{ path }]) => path === page.path)?.[1] ?? {};
