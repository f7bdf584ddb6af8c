import type { CaseStudy, Content, Service } from './content.ts';
import { inWords } from './number-words.ts';
import type { Page } from './page.ts';
import { serviceGroups } from './schemas/service.ts';

/** The title, with the part that distinguishes two services of the same title. */
export const fullTitleOf = ({ title, part }: Pick<Service, 'title' | 'part'>): string =>
  part ? `${title}, ${part.charAt(0).toLowerCase()}${part.slice(1)}` : title;

export const pageOfService = (service: Service): Page => ({
  path: `/services/${service.slug}`,
  title: fullTitleOf(service),
  cardTitle: service.title,
  kicker: 'Service',
  updated: service.updated,
  description: service.summary ?? service.description,
  parent: { title: 'Services', path: '/services' },
});

export const servicesRelatedTo = (
  { related }: Service,
  services: readonly Service[],
): readonly Service[] => related.flatMap(({ id }) => services.filter(({ slug }) => slug === id));

export function caseThatProves({ proof }: Service, caseStudies: readonly CaseStudy[]): CaseStudy {
  const study = caseStudies.find(({ slug }) => slug === proof.case.id);
  if (!study) throw new Error(`There is no case study ${proof.case.id}.`);
  return study;
}

/** The title of the work or case in the scene, if it shows one. */
export function workOf(
  { scene: { picture, of } }: Service,
  { portfolio, caseStudies }: Pick<Content, 'portfolio' | 'caseStudies'>,
): string | undefined {
  const work = portfolio.find(({ pImg }) => pImg === picture);
  const study = caseStudies.find(
    ({ slug, image, singlepageimage }) =>
      slug === of?.id || image === picture || singlepageimage === picture,
  );
  return work?.title ?? study?.shorttitle;
}

/** The index of /services in its parts. */
export const serviceIndexOf = (services: readonly Service[]) => ({
  title: `${inWords(services.length)} services, one team`,
  lead: 'Take one on its own or hand us the whole journey. The people who plan it also build it and look after it.',
  groups: serviceGroups.map((title) => ({
    title,
    services: services.filter(({ group }) => group === title),
  })),
});

/** Followed by the title of the work. */
export const serviceScene = { label: 'From our work:' } as const;

export const serviceScope = { title: 'What it covers' } as const;

export const serviceProof = { label: 'Proof', action: 'Read Case' } as const;

/** Followed by the title of the service. */
export const serviceApproach = { title: 'Our Approach to' } as const;

export const serviceOutcomes = { title: 'Service Outcomes' } as const;

export const relatedServices = {
  title: 'Often booked together',
  all: { title: 'All services', link: '/services' },
} as const;

/** The end of /services. */
export const serviceChoice = {
  title: 'Tell us what you need',
  from: 'YOU',
  label: 'Destination',
  unsure: { title: 'Not sure yet', code: 'ANY' },
  /** Three letters, like an airport's. */
  codeOf: (title: string) =>
    title
      .replaceAll(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase(),
  message: (title: string) => `We’re interested in ${title}.`,
  reader: { label: 'Answered by', name: 'A person' },
  action: 'Contact Us Today!',
} as const;

/** The end of a service's page. */
export const serviceClosingBand = {
  title: 'Tell us what you need',
  text: 'Describe the problem in your own words. We’ll come back with questions, a plan and a free quote.',
  action: { title: 'Contact Us Today!', link: '/contact' },
} as const;
