/** The filters of /portfolio show the first three; the others are seen under See All. */
export type PortfolioCategory =
  | 'booking'
  | 'technology'
  | 'Video'
  | 'analysis'
  | 'helpdesk'
  | 'marketing'
  | 'App design';

/** One piece of work (specification, section 3). Its picture has the slug as its name. */
export interface PortfolioItem {
  readonly Id: number;
  readonly title: string;
  readonly slug: string;
  readonly sub: string;
  readonly category: PortfolioCategory;
  readonly tags: readonly [string, string];
}

export const portfolio: readonly PortfolioItem[] = [
  {
    Id: 1,
    title: 'Umrah Package Booking Platform',
    slug: 'Umrah-Package-Booking-Platform',
    sub: 'Travel agency booking platform',
    category: 'booking',
    tags: ['Booking platform', 'Web'],
  },
  {
    Id: 2,
    title: 'Travel Agency Back Office',
    slug: 'Travel-Agency-Back-Office',
    sub: 'Back office',
    category: 'booking',
    tags: ['Back office', 'Web'],
  },
  {
    Id: 3,
    title: 'Hotel and Transfer App Design',
    slug: 'Hotel-and-Transfer-App-Design',
    sub: 'App design',
    category: 'booking',
    tags: ['App design', 'iOS and Android'],
  },
  {
    Id: 4,
    title: 'Pilgrim Hotel Booking Website',
    slug: 'Pilgrim-Hotel-Booking-Website',
    sub: 'Hotel booking website',
    category: 'booking',
    tags: ['Booking platform', 'Web'],
  },
  {
    Id: 5,
    title: 'Airline Brand and Design System',
    slug: 'Airline-Brand-and-Design-System',
    sub: 'Brand and design system',
    category: 'technology',
    tags: ['Brand', 'Design system'],
  },
  {
    Id: 6,
    title: 'Coach Operator Website Redesign',
    slug: 'Coach-Operator-Website-Redesign',
    sub: 'Website redesign',
    category: 'technology',
    tags: ['Web design', 'Transport'],
  },
  {
    Id: 7,
    title: 'Travel Magazine Layouts',
    slug: 'Travel-Magazine-Layouts',
    sub: 'Editorial design',
    category: 'technology',
    tags: ['Editorial', 'Print'],
  },
  {
    Id: 8,
    title: 'Umrah Guide Animation',
    slug: 'Umrah-Guide-Animation',
    sub: 'Animated guide',
    category: 'Video',
    tags: ['Animation', 'Explainer'],
  },
  {
    Id: 9,
    title: 'Hotel Launch Film',
    slug: 'Hotel-Launch-Film',
    sub: 'Launch film',
    category: 'Video',
    tags: ['Film', 'Hotels'],
  },
  {
    Id: 10,
    title: 'Booking Funnel Analysis',
    slug: 'Booking-Funnel-Analysis',
    sub: 'Data and analysis',
    category: 'analysis',
    tags: ['Analysis', 'Dashboard'],
  },
  {
    Id: 11,
    title: 'Traveller Support Desk',
    slug: 'Traveller-Support-Desk',
    sub: 'Support desk',
    category: 'helpdesk',
    tags: ['Help desk', 'Web app'],
  },
  {
    Id: 12,
    title: 'Ramadan Search Campaign',
    slug: 'Ramadan-Search-Campaign',
    sub: 'Search marketing',
    category: 'marketing',
    tags: ['Search', 'Campaign'],
  },
  {
    Id: 13,
    title: 'Group Leader Companion App',
    slug: 'Group-Leader-Companion-App',
    sub: 'Companion app',
    category: 'App design',
    tags: ['App design', 'Offline'],
  },
];
