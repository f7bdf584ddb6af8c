import { identity } from '#agency/identity.ts';
import type { Service } from './content.ts';
import { inWords } from './number-words.ts';

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

export type Menu = readonly (MenuEntry | MenuGroup)[];

/** The main menu in the order of the specification. `card` is the title in the mega menu. */
export const mainMenuOf = (services: readonly Service[]): Menu => [
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
        about: 'Booking platforms, apps, brands and films, with the screens to show for it.',
      },
      {
        id: 23,
        title: 'Services',
        link: '/services',
        card: 'Services',
        about: `From the first sketch to the servers: ${inWords(services.length).toLowerCase()} things we do, and how we do them.`,
      },
    ],
  },
  { id: 3, title: 'Service', link: '/services' },
  { id: 4, title: 'About Us', link: '/about' },
  { id: 5, title: 'Contact', link: '/contact' },
  { id: 6, title: 'Careers', link: '/career' },
];

/** Texts of the header. */
export const header = {
  menu: 'Main',
  toggle: 'Menu',
  close: 'Close',
  social: 'Follow us',
  /** The link to the enquiry form. The bar on a phone has space for one word. */
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
    'Web-Design-Services',
    'Design-Services',
    'SEO-Services',
    'Web-Application-Design-and-Development',
    'Content-Development-Services',
  ],
  industries: ['Hajj and umrah agencies', 'Hotels', 'Transport'],
  legal: [
    { title: 'Terms & Conditions', link: '/termsconditions' },
    { title: 'Privacy Policy', link: '/privacypolicy' },
  ],
} as const;

/** The services in the footer, by their titles. */
export const expertiseOf = (services: readonly Service[]) =>
  footer.expertise
    .flatMap((slug) => services.filter((service) => service.slug === slug))
    .map(({ title, slug }) => ({ title, link: `/services/${slug}` }));

/** Texts of the toasts for screen readers. */
export const toasts = { label: 'Notifications, Alt+T', close: 'Close' } as const;
