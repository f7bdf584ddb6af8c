/**
 * Who the agency is. This file (and the logo) is all that changes to rebrand every page, e-mail and
 * structured-data block: no other file contains the name or an address.
 */
export const identity = {
  name: 'Safarline',
  legalName: 'Safarline Ltd',
  /** Where the site is reached by the public, without a trailing slash. */
  origin: 'https://www.safarline.example',
  email: 'hello@safarline.example',
  careersEmail: 'careers@safarline.example',
  city: 'Birmingham',
  country: 'United Kingdom',
  countryCode: 'GB',
  location: 'UK Birmingham',
  founded: 2015,
  /** When the door is open. */
  hours: 'Mon - Sat: 8.00-5.00',
  social: {
    facebook: 'https://www.facebook.com/safarline.example',
    instagram: 'https://www.instagram.com/safarline.example',
    x: 'https://x.com/safarline_example',
    linkedin: 'https://www.linkedin.com/company/safarline-example',
  },
} as const;
