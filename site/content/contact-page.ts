import { identity } from '#agency/identity.ts';
import type { Page } from './page.ts';

const page: Page = {
  path: '/contact',
  title: 'Contact Us',
  kicker: 'Contact',
  cardTitle: 'Tell us what you want to build',
  updated: '2026-11-18',
  description: `Tell us about your project by form or email. ${identity.name} is in ${identity.city}, ${identity.country}; visiting hours are ${identity.hours.shown}.`,
};

const centre = identity.coordinates;
/** The part of the city on the map, in degrees around its centre. */
const reach = { latitude: 0.0165, longitude: 0.046 };

function mapFrame(): string {
  const edges = [
    centre.longitude - reach.longitude,
    centre.latitude - reach.latitude,
    centre.longitude + reach.longitude,
    centre.latitude + reach.latitude,
  ].map((edge) => edge.toFixed(4));
  const query = new URLSearchParams({ bbox: edges.join(','), layer: 'mapnik' });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

export const contactPage = {
  page,
  banner: {
    title: 'Contact Us',
    lead: 'Tell us what you run today and what needs to change. A person reads it, and a person replies.',
  },
  details: {
    title: 'How to reach us',
    location: {
      title: 'Location',
      street: identity.street,
      city: identity.city,
      country: [identity.postcode, identity.country].filter(Boolean).join(', '),
    },
    telephone: { title: 'Telephone', number: identity.telephone },
    email: {
      title: 'Email',
      address: identity.email,
      copy: 'Copy',
      copyLabel: 'Copy the email address',
      copied: 'Email address copied',
      refused: 'The address is selected. Copy it with your keyboard or menu.',
    },
    visit: { title: 'Visit Between', hours: identity.hours.shown },
  },
  message: {
    title: 'Send Us A Message',
    text: 'Give us chance to serve and bring magic to your brand.',
  },
  map: {
    title: `Find us in ${identity.city}`,
    text: identity.street
      ? 'Our door is open during visiting hours. Let us know when you’re coming.'
      : 'Write to us before you come and we’ll send directions.',
    /** What the map's host learns when the map loads. The privacy policy has the details. */
    provider: {
      text: 'OpenStreetMap provides this map. It learns your IP address and that you came from this website.',
      more: { title: 'What that means for you', link: '/privacypolicy#collected' },
    },
    skyline: `Drawing of ${identity.city}: towers, a church and a footbridge along the canal`,
    frame: mapFrame(),
    frameTitle: `Map of ${identity.city}`,
    link: {
      title: `Open the map of ${identity.city} on OpenStreetMap`,
      link: `https://www.openstreetmap.org/#map=13/${centre.latitude}/${centre.longitude}`,
    },
  },
} as const;
