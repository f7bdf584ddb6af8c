import type { PostalAddress, ProfessionalService, WebSite } from 'schema-dts';
import { identity } from '#agency/identity.ts';
import { home } from '#content/pages.ts';
import { addressOf } from '../head.ts';
import { ids } from './ids.ts';

export const address: PostalAddress = {
  '@type': 'PostalAddress',
  ...(identity.street ? { streetAddress: identity.street } : {}),
  ...(identity.postcode ? { postalCode: identity.postcode } : {}),
  addressLocality: identity.city,
  addressCountry: identity.countryCode,
};

const logo = addressOf('/icon-512.png');

/** ProfessionalService is a subtype of Organization. */
export const agency = (): ProfessionalService => ({
  '@type': 'ProfessionalService',
  '@id': ids.agency,
  name: identity.name,
  legalName: identity.legalName,
  url: addressOf('/'),
  logo: { '@type': 'ImageObject', url: logo, width: '512', height: '512' },
  image: logo,
  description: home.description,
  email: identity.email,
  ...(identity.telephone ? { telephone: identity.telephone } : {}),
  address,
  geo: { '@type': 'GeoCoordinates', ...identity.coordinates },
  foundingDate: String(identity.founded),
  openingHours: identity.hours.opening,
  contactPoint: [
    { '@type': 'ContactPoint', contactType: 'customer service', email: identity.email },
    { '@type': 'ContactPoint', contactType: 'human resources', email: identity.careersEmail },
  ],
  sameAs: Object.values(identity.social),
});

/** A short copy of the agency, because readers of job postings may not resolve `@id`. */
export const employer = {
  '@type': 'Organization',
  '@id': ids.agency,
  name: identity.name,
  sameAs: addressOf('/'),
  logo,
} as const;

export const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': ids.website,
  name: identity.name,
  url: addressOf('/'),
  inLanguage: 'en-GB',
  publisher: { '@id': ids.agency },
});
