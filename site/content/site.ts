import { identity } from '#agency/identity.ts';
import { inWords } from './number-words.ts';
import { services } from './services.ts';

export interface MenuEntry {
  readonly id: number;
  readonly title: string;
  readonly link: string;
}

export interface MenuGroup {
  readonly id: number;
  readonly title: string;
  readonly submenu: readonly (MenuEntry & { readonly card: string; readonly about: string })[];
}

/** The main menu, in the specification's order. `card` is the entry's title in the mega menu. */
export const mainMenu: readonly (MenuEntry | MenuGroup)[] = [
  { id: 1, title: 'Home', link: '/' },
  {
    id: 2,
    title: 'Company',
    submenu: [
      {
        id: 21,
        title: 'About Us',
        link: '/about',
        card: 'About',
        about: 'Who we are, how we work, and what building for travellers has taught us.',
      },
      {
        id: 22,
        title: 'Portfolio',
        link: '/portfolio',
        card: 'Portfolio',
        about: 'Booking platforms, apps, brands and films, with the screens to look at.',
      },
      {
        id: 23,
        title: 'Services',
        link: '/services',
        card: 'Services',
        about: `From the first sketch to the servers: ${inWords(services.length).toLowerCase()} things we do, and how.`,
      },
    ],
  },
  { id: 3, title: 'Service', link: '/services' },
  { id: 4, title: 'About Us', link: '/about' },
  { id: 5, title: 'Contact', link: '/contact' },
  { id: 6, title: 'Careers', link: '/career' },
];

/** What the header and the head of a page say besides the menu. */
export const header = {
  menu: 'Main',
  toggle: 'Menu',
  close: 'Close',
  social: 'Follow us',
  /** The way to an enquiry, in reach on every screen; the phone's bar has room for one word. */
  action: { title: 'Contact Us Today', short: 'Contact', link: '/contact' },
  reach: { email: identity.email, hours: identity.hours.shown },
} as const;

export const breadcrumb = { label: 'Breadcrumb', home: { title: 'Home', path: '/' } } as const;

export const skipLink = 'Skip to the content';

export const socialLinks = [
  { key: 'facebook', title: 'Facebook', link: identity.social.facebook },
  { key: 'instagram', title: 'Instagram', link: identity.social.instagram },
  { key: 'x', title: 'X', link: identity.social.x },
  { key: 'linkedin', title: 'LinkedIn', link: identity.social.linkedin },
] as const;

/** A slug that no service has is found by the check: its link leads nowhere. */
const expertise = (slug: string) => ({
  title: services.find((service) => service.slug === slug)?.title ?? slug,
  link: `/services/${slug}`,
});

export const footer = {
  titles: {
    pills: 'What we build',
    company: 'Company',
    expertise: 'Expertise',
    industries: 'Industries',
  },
  newsletter: {
    title: 'Newsletter',
    label: 'Email address for our newsletter',
    placeholder: 'name@company.com',
    send: 'Send',
  },
  pills: [
    'Custom Web Apps',
    'App Development',
    'Web Development',
    'Software Solution',
    'Enterprise Apps',
    'Devops Services',
  ],
  statement: `Software for journeys, built in ${identity.city}.`,
  company: [
    { title: 'Home', link: '/' },
    { title: 'About', link: '/about' },
    { title: 'Services', link: '/services' },
    { title: 'Careers', link: '/career' },
    { title: 'FAQs', link: '/faqs' },
  ],
  expertise: [
    expertise('Web-Design-Services'),
    expertise('Design-Services'),
    expertise('SEO-Services'),
    expertise('Web-Application-Design-and-Development'),
    expertise('Content-Development-Services'),
  ],
  industries: ['Hajj and umrah agencies', 'Hotels', 'Transport'],
  legal: [
    { title: 'Terms & Conditions', link: '/termsconditions' },
    { title: 'Privacy Policy', link: '/privacypolicy' },
  ],
} as const;

/** What the toasts say to those who do not see them. */
export const toasts = { label: 'Notifications, Alt+T', close: 'Close' } as const;
