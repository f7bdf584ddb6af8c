import { identity } from '#agency/identity.ts';
import type { Page } from './page.ts';

interface BannerPage {
  readonly page: Page;
  readonly banner: { readonly title: string; readonly lead: string };
}

export const home: Page = {
  path: '/',
  title: `${identity.name}: booking platforms and custom software, ${identity.city}`,
  kicker: `${identity.city}, ${identity.country}`,
  cardTitle: 'Booking platforms and the software behind them',
  updated: '2026-11-18',
  description:
    'Booking platforms, apps and back offices for hajj and umrah agencies, hotels and transport companies: designed, built and run by one team.',
};

export const about: BannerPage = {
  page: {
    path: '/about',
    title: 'About Us',
    kicker: 'Company',
    updated: '2026-11-18',
    description: `A software agency in ${identity.city} that has been building travel and booking systems since ${identity.founded}. Who we are and how we work.`,
  },
  banner: {
    title: 'About Us',
    lead: `Since ${identity.founded}, we’ve built the software that carries people from first search to safe return.`,
  },
};

export const portfolio: BannerPage = {
  page: {
    path: '/portfolio',
    title: 'Our Portfolio',
    kicker: 'Work',
    updated: '2026-11-18',
    description:
      'Booking platforms, apps, brands and films we’ve made for travel agencies, hotels and transport companies.',
  },
  banner: {
    title: 'Our Portfolio',
    lead: 'Booking platforms, apps, brands and films, made for people who move people.',
  },
};

export const team: Pick<BannerPage, 'page'> = {
  page: {
    path: '/team',
    title: 'Our Team',
    kicker: 'People',
    updated: '2026-11-18',
    description: `The people who design, build and look after your software at ${identity.name}.`,
  },
};

export const services: BannerPage = {
  page: {
    path: '/services',
    title: 'Our Services',
    kicker: 'What we do',
    updated: '2026-11-18',
    description:
      'Design, development, content, search and consulting for travel and booking businesses: everything we do, and how we do it.',
  },
  banner: {
    title: 'Our Services',
    lead: 'Made for people who sell journeys, by people who have sat at their desks.',
  },
};

export const notFound = {
  page: {
    path: '/404',
    title: 'Page Not Found',
    kicker: '404',
    updated: '2026-11-15',
    indexed: false,
    description: 'The page you are looking for does not exist or has been moved.',
  } satisfies Page,
  content: {
    title: 'Page Not Found',
    figure: '404',
    statement: 'Oops! Page not found.',
    explanation: "The page you're looking for doesn't exist or has been moved.",
    action: { title: 'Go Back Home', link: '/' },
  },
};
