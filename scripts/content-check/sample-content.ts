import { identity } from '#agency/identity.ts';
import type { Page } from '#content/page.ts';
import type { CaseStudy } from '#content/schemas/case-study.ts';
import type { Clients, Partners } from '#content/schemas/company-names.ts';
import type { Job } from '#content/schemas/job.ts';
import type { LegalPage } from '#content/schemas/legal-page.ts';
import type { PortfolioItem } from '#content/schemas/portfolio-item.ts';
import type { Question } from '#content/schemas/question.ts';
import type { ServiceEntry } from '#content/schemas/service.ts';
import type { TeamMember } from '#content/schemas/team-member.ts';
import type { Testimonial } from '#content/schemas/testimonial.ts';
import type { Content, Pictures } from './content.ts';

/** A small site whose content is right, for tests to put mistakes into. */
const page = (path: string, title: string): Page => ({
  path,
  title,
  kicker: 'Page',
  updated: '2026-11-15',
  description: `${title}: a description that is long enough for the results of a search.`,
});

const points = [{ title: 'A look at the engine', description: 'With a torch.' }] as const;

export const service: ServiceEntry = {
  title: 'Repairs',
  slug: 'Repairs',
  description: 'We mend what others have built, and say beforehand what it costs.',
  scene: { picture: 'Ferry-card', description: 'A ferry in the dock.' },
  covers: points,
  approach: points,
  outcomeIntro: 'It sails again.',
  outcomeDetails: points,
  proof: { case: 'Ferry', text: 'This one did.' },
  related: ['Paint', 'Cranes', 'Moorings'],
};

const others: readonly ServiceEntry[] = service.related.map((slug) => ({
  ...service,
  title: slug,
  slug,
  description: `${slug} for ships of all sizes, and a price that is known beforehand.`,
  related: ['Repairs', ...service.related.filter((other) => other !== slug)],
}));

export const caseStudy: CaseStudy = {
  Id: 1,
  image: 'Ferry-card',
  title: 'A ferry that sails on time',
  shorttitle: 'Timetable of a ferry',
  singlepagedescription: 'How a ferry company learnt to sail on time, in a sentence or two.',
  slug: 'Ferry',
  sub: 'Timetable',
  Industry: 'Ferries',
  Country: 'Norway',
  Technologies: ['React'],
  reqdecs: 'The ferry was late.',
  requirements: ['It should not be.'],
  description: 'A ferry on time.',
  conclusion: 'It is not.',
  imageDescription: 'A ferry.',
};

export const work: PortfolioItem = {
  Id: 1,
  pImg: 'Ferry-card',
  title: 'Ferry tickets',
  slug: 'Ferry-Tickets',
  sub: 'Booking',
  category: 'booking',
  thumb1: 'Web',
  thumb2: 'App',
  description: 'Tickets on a phone.',
};

export const member: TeamMember = {
  Id: 1,
  tImg: 'Ada',
  name: 'Ada Byron',
  slug: 'Ada-Byron',
  title: 'Engineer',
};

export const job: Job = {
  page: page('/tester', 'Tester'),
  title: 'Tester',
  shortDescription: 'Find out what breaks.',
  lead: 'Find out what breaks.',
  employmentType: 'FULL_TIME',
  datePosted: '2026-10-01',
  validThrough: '2027-03-31',
  facts: { contract: 'Full-time', place: 'Here', experience: 'None' },
  description: ['You test.'],
  responsibilities: ['Testing.'],
  requirements: { title: 'Requirements', items: ['Curiosity.'] },
};

export const question: Question = { id: 'why', question: 'Why?' };

export const testimonial: Testimonial = {
  id: 1,
  image: 'Ferry',
  Title: 'On time',
  Des: 'We sail on time.',
  Name: 'Ole',
  sub: 'Captain, Ferry',
  country: 'Norway',
};

const partners: Partners = { label: 'Partners', names: ['Ferry', 'Bus'] };
const clients: Clients = { label: 'Clients', clients: ['Ferry', 'Bus'] };

const legalPage: LegalPage = {
  page: page('/terms', 'Terms'),
  banner: { title: 'Terms', lead: 'What we agree on.' },
  lastUpdated: '2026-11-15',
  sections: [{ id: 'use', title: 'Use', inShort: 'Freely.', body: [['Use it ', 'freely.']] }],
};

export const sampleContent: Content = {
  identity,
  services: [service, ...others].map((value) => ({ file: 'services.ts', value })),
  caseStudies: [{ file: 'case-studies.ts', value: caseStudy }],
  portfolio: [{ file: 'portfolio.ts', value: work }],
  team: [{ file: 'team.ts', value: member }],
  jobs: [{ file: 'tester.ts', value: job }],
  listedJobs: [job],
  questions: [{ file: 'faqs.ts', value: question }],
  testimonials: [{ file: 'testimonials.ts', value: testimonial }],
  partners: [{ file: 'partners.ts', value: partners }],
  clients: [{ file: 'about.ts', value: clients }],
  legalPages: [{ file: 'terms.ts', value: legalPage }],
  modules: [['pages.ts', { about: { page: page('/about', 'About us') } }]],
};

export const samplePictures: Pictures = {
  pictures: new Set(['Ferry-card']),
  portraits: new Set(['Ada']),
};
