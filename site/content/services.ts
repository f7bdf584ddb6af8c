import type { Page } from './page.ts';
import { consulting } from './services/consulting.ts';
import { designAndBuild } from './services/design-and-build.ts';

export interface ServicePoint {
  readonly title: string;
  readonly description: string;
}

/** One entry of the catalogue (specification, section 3). */
export interface Service {
  readonly Id: number;
  readonly title: string;
  readonly slug: string;
  /** The emblem's name. */
  readonly image: ServiceSlug;
  readonly description: string;
  /** Where another entry has the same title: what tells the two apart in search results. */
  readonly pageTitle?: string;
  /** For search results, where the description is too short or too long for them. */
  readonly summary?: string;
  /** ISO date, where the entry was changed after the catalogue. */
  readonly updated?: string;
  /** The two words beside the title in the index of services. */
  readonly thumb1?: string;
  readonly thumb2?: string;
  /** How many of the index's twelve columns the entry takes: a row of its own unless it says less. */
  readonly col?: 6 | 12;
  /** What the service covers; the home page's cards list them too. */
  readonly features?: readonly string[];
  readonly approach?: readonly ServicePoint[];
  readonly outcomeIntro?: string;
  readonly outcomeDetails?: readonly ServicePoint[];
}

export type ServiceEntry = Omit<Service, 'Id' | 'image'>;

/** Every service has an emblem under its slug; a slug without a drawing does not compile. */
export type ServiceSlug =
  | (typeof designAndBuild)[number]['slug']
  | (typeof consulting)[number]['slug'];

/** The order is the specification's: the home page shows positions 5 to 10. */
export const services: readonly Service[] = [...designAndBuild, ...consulting].map(
  (entry, index): Service => ({ Id: index + 1, image: entry.slug, ...entry }),
);

/** The index of /services: eleven things we make and run, then six ways to advise. */
const serviceGroups = [
  { title: 'Design, build and run', services: services.slice(0, designAndBuild.length) },
  { title: 'Consulting', services: services.slice(designAndBuild.length) },
] as const;

/** A slug that no service has is a mistake in the content and stops the build. */
export function serviceBySlug(slug: string): Service {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`No service has the slug ${slug}`);
  return service;
}

const catalogueUpdated = '2026-11-15';

export const pageOfService = (service: Service): Page => ({
  path: `/services/${service.slug}`,
  title: service.pageTitle ?? service.title,
  cardTitle: service.title,
  kicker: 'Service',
  updated: service.updated ?? catalogueUpdated,
  description: service.summary ?? service.description,
  parent: { title: 'Services', path: '/services' },
});

/** The three that follow in the same group, round its end. One title is in the catalogue twice. */
export function servicesRelatedTo(service: Service): readonly Service[] {
  const group = serviceGroups.find(({ services }) => services.includes(service))?.services ?? [];
  const position = group.indexOf(service);
  const others = [...group.slice(position + 1), ...group.slice(0, position)];
  return others
    .filter(({ title }, index) => {
      const firstOfTitle = others.findIndex((other) => other.title === title) === index;
      return title !== service.title && firstOfTitle;
    })
    .slice(0, 3);
}

export const serviceIndex = {
  title: 'Seventeen services, one team',
  lead: 'Take one on its own or hand us the whole journey. The people who plan it also build it and look after it.',
  groups: serviceGroups,
} as const;

export const serviceScope = { title: 'What it covers' } as const;

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
