import type { Identity } from '#agency/identity-schema.ts';

/** The identity of another agency in another city, with a telephone number and a street. */
export const identity: Identity = {
  name: 'Wayfarer',
  legalName: 'Wayfarer Limited',
  origin: 'https://wayfarer.example',
  email: 'post@wayfarer.example',
  careersEmail: 'work@wayfarer.example',
  telephone: '+44 113 496 0000',
  street: '2 Granary Wharf',
  postcode: 'LS1 4GL',
  city: 'Leeds',
  country: 'United Kingdom',
  countryShort: 'UK',
  countryCode: 'GB',
  coordinates: { latitude: 53.7997, longitude: -1.5492 },
  airport: 'LBA',
  founded: 2001,
  hours: { shown: 'Tue - Sun: 9.30-6.00', opening: 'Tu-Su 09:30-18:00' },
  social: {
    facebook: 'https://facebook.example/wayfarer',
    instagram: 'https://instagram.example/wayfarer',
    x: 'https://x.com/wayfarer_example',
    linkedin: 'https://linkedin.example/wayfarer',
  },
  drawnFor: { name: 'Wayfarer', city: 'Leeds' },
};
