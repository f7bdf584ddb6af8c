import type { Identity } from './identity-schema.ts';

/**
 * The agency's name and addresses. To rebrand the site, change this file and the logo: no other
 * file contains them.
 */
export const identity: Identity = {
  name: 'Safarline',
  legalName: 'Safarline Ltd',
  /** The public address of the site, without a trailing slash. */
  origin: 'https://www.safarline.example',
  email: 'hello@safarline.example',
  careersEmail: 'careers@safarline.example',
  // Optional: telephone: '+44 121 496 0000', street: '1 Canal Street', postcode: 'B1 1AA'. They
  // appear on /contact and in the structured data.
  city: 'Birmingham',
  country: 'United Kingdom',
  countryShort: 'UK',
  countryCode: 'GB',
  /** The centre of the map on /contact. */
  coordinates: { latitude: 52.4797, longitude: -1.9027 },
  /** The origin on the home page's boarding pass. */
  airport: 'BHX',
  founded: 2015,
  /** Opening hours: `shown` on the pages, `opening` in the structured data. */
  hours: { shown: 'Mon - Sat: 8.00-5.00', opening: 'Mo-Sa 08:00-17:00' },
  /** Placeholders. Replace them with the agency's profiles. */
  social: {
    facebook: 'https://facebook.example/your-page',
    instagram: 'https://instagram.example/your-page',
    x: 'https://x.example/your-page',
    linkedin: 'https://linkedin.example/your-page',
  },
  /** The name and city in the logo, film and skyline. Change them together with the drawings. */
  drawnFor: { name: 'Safarline', city: 'Birmingham' },
};
