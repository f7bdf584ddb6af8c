import { inWords } from './number-words.ts';
import type { Page } from './page.ts';
import type { ServiceEntry } from './schemas/service.ts';
import { consulting } from './services/consulting.ts';
import { designAndBuild } from './services/design-and-build.ts';

export type { ServiceEntry };

/** One entry of the catalogue with its place in it and its emblem's name. */
export interface Service extends ServiceEntry {
  readonly Id: number;
  readonly image: string;
}

/** The order is the specification's: the home page shows positions 5 to 10. */
const catalogue: readonly ServiceEntry[] = [...designAndBuild, ...consulting];

export const services = catalogue.map(
  (entry, index): Service => ({ ...entry, Id: index + 1, image: entry.image ?? entry.slug }),
);

/** The index of /services: what we make and run, then how we advise. */
const serviceGroups = [
  { title: 'Design, build and run', services: services.slice(0, designAndBuild.length) },
  { title: 'Consulting', services: services.slice(designAndBuild.length) },
] as const;

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
  title: `${inWords(services.length)} services, one team`,
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
