import { type CaseStudy, caseStudies } from './case-studies.ts';
import { inWords } from './number-words.ts';
import type { Page } from './page.ts';
import { portfolio } from './portfolio.ts';
import type { ServiceEntry } from './schemas/service.ts';
import { consulting } from './services/consulting.ts';
import { designAndBuild } from './services/design-and-build.ts';

export type { ServiceEntry };

/** One entry of the catalogue with its place in it, its emblem's name and its features (specification, section 3). */
export interface Service extends ServiceEntry {
  readonly Id: number;
  readonly image: string;
  readonly features: readonly string[];
}

/** The order is the specification's: the home page shows positions 5 to 10. */
const catalogue: readonly ServiceEntry[] = [...designAndBuild, ...consulting];

export const serviceOf = (entry: ServiceEntry, index: number): Service => ({
  ...entry,
  Id: index + 1,
  image: entry.image ?? entry.slug,
  features: entry.covers.map(({ title }) => title),
});

export const services = catalogue.map(serviceOf);

/** The index of /services: what we make and run, then how we advise. */
const serviceGroups = [
  { title: 'Design, build and run', services: services.slice(0, designAndBuild.length) },
  { title: 'Consulting', services: services.slice(designAndBuild.length) },
] as const;

const catalogueUpdated = '2026-11-16';

/** The title, and what tells two services of one title apart. */
export const fullTitleOf = ({ title, part }: Pick<Service, 'title' | 'part'>): string =>
  part ? `${title}, ${part.charAt(0).toLowerCase()}${part.slice(1)}` : title;

export const pageOfService = (service: Service): Page => ({
  path: `/services/${service.slug}`,
  title: fullTitleOf(service),
  cardTitle: service.title,
  kicker: 'Service',
  updated: service.updated ?? catalogueUpdated,
  description: service.summary ?? service.description,
  parent: { title: 'Services', path: '/services' },
});

export const servicesRelatedTo = ({ related }: Service): readonly Service[] =>
  related.flatMap((slug) => services.filter((other) => other.slug === slug));

export function caseThatProves({ proof }: Service): CaseStudy {
  const study = caseStudies.find(({ slug }) => slug === proof.case);
  if (!study) throw new Error(`There is no case study ${proof.case}.`);
  return study;
}

/** What the scene was made for: a work of the portfolio, or a case. A picture may be of neither. */
export function workOf({ scene: { picture, of } }: Service): string | undefined {
  const work = portfolio.find(({ pImg }) => pImg === picture);
  const study = caseStudies.find(
    ({ slug, image, singlepageimage }) =>
      slug === of || image === picture || singlepageimage === picture,
  );
  return work?.title ?? study?.shorttitle;
}

export const serviceIndex = {
  title: `${inWords(services.length)} services, one team`,
  lead: 'Take one on its own or hand us the whole journey. The people who plan it also build it and look after it.',
  groups: serviceGroups,
} as const;

/** The work's own title follows. */
export const serviceScene = { label: 'From our work:' } as const;

export const serviceScope = { title: 'What it covers' } as const;

export const serviceProof = { label: 'Proof', action: 'Read Case' } as const;

/** The service's own title follows. */
export const serviceApproach = { title: 'Our Approach to' } as const;

export const serviceOutcomes = { title: 'Service Outcomes' } as const;

export const relatedServices = {
  title: 'Often booked together',
  all: { title: 'All services', link: '/services' },
} as const;

/** The last words of a service's page. */
export const serviceCallToAction = {
  title: 'Tell us what you need',
  text: 'Describe the problem in your own words. We answer with questions, a plan and a free quote.',
  action: { title: 'Contact Us Today!', link: '/contact' },
} as const;
