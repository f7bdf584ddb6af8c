import type { Identity } from './identity-schema.ts';

/**
 * Who the agency is. This file (and the logo) is all that changes to rebrand every page, email and
 * structured-data block: no other file contains the name or an address.
 */
export const identity: Identity = {
  name: 'Safarline',
  legalName: 'Safarline Ltd',
  /** Where the site is reached by the public, without a trailing slash. */
  origin: 'https://www.safarline.example',
  email: 'hello@safarline.example',
  careersEmail: 'careers@safarline.example',
  // An office that can be rung and visited adds: telephone: '+44 121 496 0000', street: '1 Canal Street',
  // postcode: 'B1 1AA'. /contact and the structured data then say so.
  city: 'Birmingham',
  country: 'United Kingdom',
  countryShort: 'UK',
  countryCode: 'GB',
  /** The middle of the map on /contact. */
  coordinates: { latitude: 52.4797, longitude: -1.9027 },
  /** Where the boarding pass of the home page begins. */
  airport: 'BHX',
  founded: 2015,
  /** When the door is open: as visitors read it, and as search engines do. */
  hours: { shown: 'Mon - Sat: 8.00-5.00', opening: 'Mo-Sa 08:00-17:00' },
  /** Placeholders: the agency's own profiles take their place. */
  social: {
    facebook: 'https://facebook.example/your-page',
    instagram: 'https://instagram.example/your-page',
    x: 'https://x.example/your-page',
    linkedin: 'https://linkedin.example/your-page',
  },
  /** What the logo, the film and the skyline were drawn for. Change it together with the drawings. */
  drawnFor: { name: 'Safarline', city: 'Birmingham' },
};
