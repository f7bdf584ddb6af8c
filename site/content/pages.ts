import { identity } from '../../contact/identity.ts';
import type { Page } from './page.ts';

interface BannerPage {
  readonly page: Page;
  readonly banner: { readonly title: string; readonly lead: string };
}

const careers = { title: 'Careers', path: '/career' };

export const home: Page = {
  path: '/',
  title: `${identity.name}: booking platforms and custom software, ${identity.city}`,
  description:
    'We design, build and run booking platforms for hajj and umrah agencies, hotels and transport companies, and the custom software behind them.',
};

export const about: BannerPage = {
  page: {
    path: '/about',
    title: 'About Us',
    description: `A software agency in ${identity.city} that has built travel and booking systems since ${identity.founded}. Who we are and how we work.`,
  },
  banner: {
    title: 'About Us',
    lead: `Since ${identity.founded} we have built the software that carries people from a first search to a safe return.`,
  },
};

export const portfolio: BannerPage = {
  page: {
    path: '/portfolio',
    title: 'Our Portfolio',
    description:
      'Booking platforms, apps, brands and films we have made for travel agencies, hotels and transport companies.',
  },
  banner: {
    title: 'Our Portfolio',
    lead: 'Booking platforms, apps, brands and films, made for people who move people.',
  },
};

export const team: BannerPage = {
  page: {
    path: '/team',
    title: 'Our Team',
    description: `The people who design, build and look after your software at ${identity.name}.`,
  },
  banner: {
    title: 'Our Team',
    lead: 'You work with the people who do the work: they design it, build it and answer the phone.',
  },
};

export const services: BannerPage = {
  page: {
    path: '/services',
    title: 'Our Services',
    description:
      'Design, development, content, search and consulting for travel and booking businesses: everything we do, and how we do it.',
  },
  banner: {
    title: 'Our Services',
    lead: 'From the first sketch to the servers. Take one service or hand us the whole journey.',
  },
};

export const contact: BannerPage = {
  page: {
    path: '/contact',
    title: 'Contact Us',
    description: `Tell us about your project. ${identity.name}, ${identity.city}, ${identity.country}. Visit between Mon - Sat: 8.00-5.00.`,
  },
  banner: {
    title: 'Contact Us',
    lead: 'Tell us what you want to build. A person reads every message.',
  },
};

export const faqs: BannerPage = {
  page: {
    path: '/faqs',
    title: 'Frequently asked questions',
    description:
      'How to choose a software company, what custom software is, why businesses need it, what it costs and why it matters.',
  },
  banner: {
    title: 'Frequently asked questions',
    lead: 'What clients ask us before they sign anything.',
  },
};

export const career: BannerPage = {
  page: {
    path: careers.path,
    title: careers.title,
    description: `Open positions at ${identity.name} in ${identity.city}: search, design and business development.`,
  },
  banner: {
    title: careers.title,
    lead: 'Three desks are free. See which one is yours.',
  },
};

export const jobs: readonly BannerPage[] = [
  {
    page: {
      path: '/seo-detail',
      title: 'Search Engine Optimization Specialist',
      description: `Join ${identity.name} as Search Engine Optimization Specialist: help travel businesses to be found by people who are ready to book.`,
      parent: careers,
    },
    banner: {
      title: 'Search Engine Optimization Specialist',
      lead: 'Help travel businesses to be found by the people who are ready to book.',
    },
  },
  {
    page: {
      path: '/graphic-detail',
      title: 'Graphic Designer',
      description: `Join ${identity.name} as Graphic Designer, full-time in our ${identity.city} office: brands, interfaces and print for travel companies.`,
      parent: careers,
    },
    banner: {
      title: 'Graphic Designer',
      lead: 'Full-time, in our office: brands, interfaces and print for companies on the move.',
    },
  },
  {
    page: {
      path: '/bd-detail',
      title: 'Business Development Executive',
      description: `Join ${identity.name} as Business Development Executive, fresh to 2 years of experience: find the clients we should be working with.`,
      parent: careers,
    },
    banner: {
      title: 'Business Development Executive',
      lead: 'Fresh to 2 years of experience: find the clients we should be working with.',
    },
  },
];

export const privacyPolicy: BannerPage = {
  page: {
    path: '/privacypolicy',
    title: 'Privacy Policy',
    description: `What ${identity.name} does with the information you give us, how long we keep it, and your rights over it.`,
  },
  banner: {
    title: 'Privacy Policy',
    lead: 'What we do with the information you give us, how long we keep it, and your rights over it.',
  },
};

export const termsConditions: BannerPage = {
  page: {
    path: '/termsconditions',
    title: 'Terms and Conditions',
    description: `The terms under which ${identity.name} offers this website and its services.`,
  },
  banner: {
    title: 'Terms and Conditions',
    lead: 'The terms under which we offer this website and our services.',
  },
};

export const notFound = {
  page: {
    path: '/404',
    title: 'Page Not Found',
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
