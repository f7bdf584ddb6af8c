import { caseStudies, caseStudyPage } from './case-studies.ts';
import { inWords } from './number-words.ts';
import type { PortfolioCategory, PortfolioItem } from './schemas/portfolio-item.ts';

export type { PortfolioCategory, PortfolioItem };

export const portfolio: readonly PortfolioItem[] = [
  {
    Id: 1,
    pImg: 'Umrah-Package-Booking-Platform',
    title: 'Umrah Package Booking Platform',
    slug: 'Umrah-Package-Booking-Platform',
    sub: 'Travel agency booking platform',
    category: 'booking',
    thumb1: 'Booking platform',
    thumb2: 'Web',
    description:
      'The package search of a travel agency: departures with dates, hotels and prices per pilgrim.',
    Industry: 'Hajj and umrah agency',
    Country: 'United Kingdom',
    Technologies1: 'React',
    Technologies2: 'Node.js',
  },
  {
    Id: 2,
    pImg: 'Travel-Agency-Back-Office',
    title: 'Travel Agency Back Office',
    slug: 'Travel-Agency-Back-Office',
    sub: 'Back office',
    category: 'booking',
    thumb1: 'Back office',
    thumb2: 'Web',
    description: 'A back office with bookings, rooms and balances of one group in a table.',
    Industry: 'Travel agency',
    Country: 'United Kingdom',
    Technologies1: 'TypeScript',
    Technologies2: 'PostgreSQL',
  },
  {
    Id: 3,
    pImg: 'Hotel-and-Transfer-App-Design',
    title: 'Hotel and Transfer App Design',
    slug: 'Hotel-and-Transfer-App-Design',
    sub: 'App design',
    category: 'booking',
    thumb1: 'App design',
    thumb2: 'iOS and Android',
    description: 'Phone screens that book a hotel room and the car from the airport together.',
    Industry: 'Hotels and transport',
    Country: 'Saudi Arabia',
    Technologies1: 'Flutter',
    Technologies2: 'Figma',
  },
  {
    Id: 4,
    pImg: 'Pilgrim-Hotel-Booking-Website',
    title: 'Pilgrim Hotel Booking Website',
    slug: 'Pilgrim-Hotel-Booking-Website',
    sub: 'Hotel booking website',
    category: 'booking',
    thumb1: 'Booking platform',
    thumb2: 'Web',
    description: 'A hotel website that lists rooms by their walk to the Haram.',
    Industry: 'Hotel booking',
    Country: 'Saudi Arabia',
    Technologies1: 'Next.js',
    Technologies2: 'Elasticsearch',
  },
  {
    Id: 5,
    pImg: 'Airline-Brand-and-Design-System',
    title: 'Airline Brand and Design System',
    slug: 'Airline-Brand-and-Design-System',
    sub: 'Brand and design system',
    category: 'technology',
    thumb1: 'Brand',
    thumb2: 'Design system',
    description: 'Logo, livery and interface parts of an airline on one sheet.',
  },
  {
    Id: 6,
    pImg: 'Coach-Operator-Website-Redesign',
    title: 'Coach Operator Website Redesign',
    slug: 'Coach-Operator-Website-Redesign',
    sub: 'Website redesign',
    category: 'technology',
    thumb1: 'Web design',
    thumb2: 'Transport',
    description: 'The new website of a coach operator with routes, times and seats.',
  },
  {
    Id: 7,
    pImg: 'Travel-Magazine-Layouts',
    title: 'Travel Magazine Layouts',
    slug: 'Travel-Magazine-Layouts',
    sub: 'Editorial design',
    category: 'technology',
    thumb1: 'Editorial',
    thumb2: 'Print',
    description: 'Opened spreads of a travel magazine with large type and maps.',
  },
  {
    Id: 8,
    pImg: 'Umrah-Guide-Animation',
    title: 'Umrah Guide Animation',
    slug: 'Umrah-Guide-Animation',
    sub: 'Animated guide',
    category: 'Video',
    thumb1: 'Animation',
    thumb2: 'Explainer',
    description: 'A frame of an animated guide that explains the steps of umrah.',
  },
  {
    Id: 9,
    pImg: 'Hotel-Launch-Film',
    title: 'Hotel Launch Film',
    slug: 'Hotel-Launch-Film',
    sub: 'Launch film',
    category: 'Video',
    thumb1: 'Film',
    thumb2: 'Hotels',
    description: 'A title frame from the film for the opening of a hotel.',
  },
  {
    Id: 10,
    pImg: 'Booking-Funnel-Analysis',
    title: 'Booking Funnel Analysis',
    slug: 'Booking-Funnel-Analysis',
    sub: 'Data and analysis',
    category: 'analysis',
    thumb1: 'Analysis',
    thumb2: 'Dashboard',
    description: 'Charts that show at which step visitors leave a booking.',
  },
  {
    Id: 11,
    pImg: 'Traveller-Support-Desk',
    title: 'Traveller Support Desk',
    slug: 'Traveller-Support-Desk',
    sub: 'Support desk',
    category: 'helpdesk',
    thumb1: 'Help desk',
    thumb2: 'Web app',
    description: 'A support desk with the questions of travellers and their bookings beside them.',
  },
  {
    Id: 12,
    pImg: 'Ramadan-Search-Campaign',
    title: 'Ramadan Search Campaign',
    slug: 'Ramadan-Search-Campaign',
    sub: 'Search marketing',
    category: 'marketing',
    thumb1: 'Search',
    thumb2: 'Campaign',
    description: 'Search results and adverts of a campaign for Ramadan departures.',
  },
  {
    Id: 13,
    pImg: 'Group-Leader-Companion-App',
    title: 'Group Leader Companion App',
    slug: 'Group-Leader-Companion-App',
    sub: 'Companion app',
    category: 'App design',
    thumb1: 'App design',
    thumb2: 'Offline',
    description: 'A companion app for group leaders with the list of pilgrims and the day’s plan.',
  },
];

/** The filters of /portfolio, in their order; the other categories are seen under See All alone. */
export const portfolioFilters = [
  { title: 'See All', category: undefined },
  { title: 'Booking Platforms', category: 'booking' },
  { title: 'Designing', category: 'technology' },
  { title: 'Video Animations', category: 'Video' },
] as const satisfies readonly { title: string; category: PortfolioCategory | undefined }[];

export const portfolioFilter = {
  label: 'Filter the work',
  count: (shown: number, total: number) => `${shown} of ${total} shown`,
} as const;

/** No more than this on the page (specification, section 9). */
export const portfolioLimit = 40;

export const portfolioMosaic = {
  title: 'Our work',
  items: portfolio.slice(0, portfolioLimit),
} as const;

/** Below the mosaic: the works that are told from beginning to end. */
export const caseStrip = {
  title: `${inWords(caseStudies.length)} of them, from the first week to the result`,
  action: caseStudyPage.next.action,
  cases: caseStudies,
} as const;
