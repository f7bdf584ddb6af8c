/** One entry of the catalogue (specification, section 3). */
export interface Service {
  readonly Id: number;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  /** What a card of the home page lists. */
  readonly features?: readonly string[];
}

const entries: readonly Omit<Service, 'Id'>[] = [
  {
    title: 'IT Management Services',
    slug: 'IT-Management-Services',
    description:
      'We look after the systems your staff and travellers depend on: servers, accounts, backups and the suppliers behind them.',
  },
  {
    title: 'Data Tracking and Security',
    slug: 'Data-Tracking-and-Security',
    description:
      'Know what happens in your booking systems, keep passport and payment data safe, and be able to show both.',
  },
  {
    title: 'Website Development',
    slug: 'Website-Development',
    description:
      'Fast, accessible websites that your own team can keep up to date, from a single landing page to a full catalogue.',
  },
  {
    title: 'Modern Technology Solution',
    slug: 'Modern-Technology-Solution',
    description:
      'We replace ageing systems in small steps, so that bookings keep coming in while the software underneath changes.',
  },
  {
    title: 'UI/UX Design Services',
    slug: 'UI-UX-Design-Services',
    description:
      'Research, flows and interfaces that let a traveller book in minutes and an agent find anything in seconds.',
  },
  {
    title: 'Web Design Services',
    slug: 'Web-Design-Services',
    description:
      'Pages with a character of their own, drawn for phones first, tested with the people who will use them.',
    features: ['Research and wireframes', 'Brand-true interfaces', 'Design systems you own'],
  },
  {
    title: 'Web Development Services',
    slug: 'Web-Application-Design-and-Development',
    description:
      'Booking engines, portals and internal tools, designed and developed as one piece of work by one team.',
    features: [
      'React and TypeScript front ends',
      'Booking engines and APIs',
      'Payment and supplier links',
    ],
  },
  {
    title: 'Mobile Apps Development',
    slug: 'Mobile-Apps-Development',
    description:
      'iOS and Android apps that keep working in an airport queue, on a coach and with no signal at all.',
    features: [
      'iOS and Android from one code base',
      'Itineraries that work offline',
      'Push updates for travellers',
    ],
  },
  {
    title: 'Content Development Services',
    slug: 'Content-Development-Services',
    description:
      'Words, pictures and films that answer what your customers really ask before they book.',
    features: [
      'Page texts in plain English',
      'Guides that pilgrims really use',
      'Photography and film direction',
    ],
  },
  {
    title: 'Design Services',
    slug: 'Design-Services',
    description:
      'Brand, print and motion from the people who also draw your interfaces, so that everything belongs together.',
    features: [
      'Logo and brand guidelines',
      'Brochures, banners and signage',
      'Social and email templates',
    ],
  },
  {
    title: 'SEO Services',
    slug: 'SEO-Services',
    description:
      'Be found by people who are ready to book: sound pages, honest structure and measurement you can read.',
    features: [
      'Technical audit and repair',
      'Pages for the way people search',
      'Monthly report in plain words',
    ],
  },
  {
    title: 'Strategic Planning and Execution',
    slug: 'Strategic-Planning-and-Execution',
    description:
      'A plan that says what to build first, what it should earn, and who does what by when. Then we help you carry it out.',
  },
  {
    title: 'Business Process Optimization',
    slug: 'Business-Process-Optimization',
    description:
      'We follow a booking through your office, find where it waits, and remove the waiting.',
  },
  {
    title: 'Digital Transformation Consulting',
    slug: 'Digital-Transformation-Consulting',
    description:
      'From spreadsheets and phone calls to systems your team trusts, at a pace your business can carry.',
  },
  {
    title: 'Change Management',
    slug: 'Change-Management',
    description:
      'New software only works when people use it. We prepare, train and stay until it has become routine.',
  },
  {
    title: 'Performance Metrics and KPI Development',
    slug: 'Performance-Metrics-and-KPI-Development',
    description:
      'Choose the few figures that tell you how the business is doing, and see them without asking anyone.',
  },
  {
    title: 'Strategic Planning and Execution',
    slug: 'Strategic-Planning-and-Execution-2',
    description:
      'The follow-up to a first plan: review what was delivered, set the next twelve months, and carry on.',
  },
];

export const services: readonly Service[] = entries.map((entry, index) => ({
  Id: index + 1,
  ...entry,
}));

/** A slug that no service has is a mistake in the content and stops the build. */
export function serviceBySlug(slug: string): Service {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`No service has the slug ${slug}`);
  return service;
}
