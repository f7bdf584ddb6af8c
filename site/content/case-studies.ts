import type { Page } from './page.ts';
import type { CaseStudy } from './schemas/case-study.ts';

export type { CaseStudy };

export const caseStudies: readonly CaseStudy[] = [
  {
    Id: 1,
    image: 'Back-Office-card',
    title: 'A back office that a travel agency runs on',
    shorttitle: 'Back-office system for a travel agency',
    singlepagedescription:
      'Bookings, groups, rooms, visas and balances in one place, for an agency that used to keep them in eleven spreadsheets.',
    slug: 'Back-Office',
    sub: 'Back office',
    Industry: 'Hajj and umrah agency',
    Country: 'United Kingdom',
    Technologies: ['React', 'TypeScript', 'Node.js', 'PostgreSQL'],
    reqdecs:
      'Noor Umrah sends groups to Makkah all year round. Every departure lived in its own spreadsheet: one for rooms, one for visas, one for who had paid. Three people kept them in step by hand. When a family changed from a triple to a quad room, five files had to follow, and in the weeks before Ramadan they did not always do so.',
    requirements: [
      'One booking record that holds the family, their documents, their rooms and their balance',
      'A group view with seats sold, visas issued and money outstanding for each departure',
      'A room list that a person can arrange by dragging names, with the price following the share',
      'Card payments and bank transfers matched to the right booking',
      'Passport scans visible only to the people who apply for visas',
      'A printed manifest for the group leader on the morning of the flight',
    ],
    description:
      'Eleven spreadsheets became one system, and a room change is now one move instead of five.',
    conclusion:
      'We sat in the office for a week before drawing anything, and then replaced one spreadsheet at a time. Rooms came first, because they caused the most calls. Old and new ran side by side for one departure; after it the team asked us to close the files. Today a room change is one move: the price, the supplier list and the family’s balance follow by themselves. The owner opens a single page in the morning to see what is sold, what is paid and which visas are late. The agency has taken its busiest season through the system without opening a spreadsheet.',
    singlepageimage: 'Back-Office',
    phoneimage: 'Back-Office-phone',
    imageDescription:
      'The back office: the bookings of one December group, with their visas and balances.',
  },
  {
    Id: 2,
    image: 'Mahatal-Al-Alam-card',
    title: 'Hotel and transfer in one booking',
    shorttitle: 'Hotel and transfer booking mobile app',
    singlepagedescription:
      'An app that books the room and the airport car together, and shows the traveller where both of them are.',
    slug: 'Mahatal-Al-Alam',
    sub: 'Mobile app',
    Industry: 'Hotels and transport',
    Country: 'Saudi Arabia',
    Technologies: ['Flutter', 'Node.js', 'PostgreSQL', 'Redis'],
    reqdecs:
      'Mahatal Al Alam sells hotel rooms in Makkah and Madinah and runs its own cars from Jeddah airport. Guests booked the two separately and met the gap between them at the kerb: a flight lands two hours late, the driver has gone, and the hotel knows nothing about it. The company wanted one booking, one price and one screen that knows where everybody is.',
    requirements: [
      'Room and transfer chosen together, with one price and one payment',
      'Pick-up times that move with the flight',
      'A live position of the car, and a way to call the driver without sharing numbers',
      'Everything needed on arrival stored on the phone for travellers without roaming',
      'Arabic and English, with the layout mirrored properly',
      'A drivers’ version that works with one thumb',
    ],
    description: 'One booking, one price, and a driver who already knows that the flight is late.',
    conclusion:
      'The app is one code base for iOS and Android, with a second, smaller app for drivers. A booking holds the stay and the ride as parts of one journey, so when a flight moves, the pick-up moves and the hotel is told. The confirmation, the address in Arabic and the driver’s details are saved on the phone the moment the booking is paid, because most guests land with no signal. We tested it on the road from Jeddah to Makkah before it went to the stores. Guests now walk out of the terminal towards a car they can see on a map, and the front desk knows when to have the key ready.',
    singlepageimage: 'Mahatal-Al-Alam',
    phoneimage: 'Mahatal-Al-Alam-phone',
    imageDescription:
      'The app on one trip, up to the car that is on its way from the airport to the hotel.',
  },
  {
    Id: 3,
    image: 'Haramayn-Hotels-card',
    title: 'Hotels by their walk to the Haram',
    shorttitle: 'Pilgrim hotel booking website',
    singlepagedescription:
      'A booking website that lets pilgrims choose a hotel by what matters most to them: how far it is to walk.',
    slug: 'Haramayn-Hotels',
    sub: 'Booking website',
    Industry: 'Hotel booking',
    Country: 'Saudi Arabia',
    Technologies: ['Next.js', 'TypeScript', 'Elasticsearch', 'PostgreSQL'],
    reqdecs:
      'Every hotel near the Haram says it is close. Some measure to the outer wall, some in a straight line through a hill. For a pilgrim with an elderly parent the real walk decides the whole journey. Haramayn Hotels wanted a website where distance can be trusted, and where a booking takes a few calm minutes on a phone.',
    requirements: [
      'Walking time to a named gate, measured on foot and shown on a plan',
      'Filters for lifts, wheelchair access, family rooms and prayer-time shuttles',
      'Prices per room and per person, with taxes in them',
      'Live availability from several hotel suppliers, without selling a room twice',
      'Pages that open on a slow network and read well to a screen reader',
      'Booking without an account',
    ],
    description: 'A search that starts with the walk: minutes on foot to a named gate, on a plan.',
    conclusion:
      'We made the walk the first thing a visitor sees. Each hotel was walked and timed to its nearest gate, and the results are drawn as rings on a plan of the district; drag the ring and the list follows. Supplier prices arrive in one index that is refreshed all day, and a room is held for the guest while they pay. The pages are plain HTML first, so that they can be read before the map has loaded. Guests choose faster, and they arrive at a hotel that is as near as it said.',
    singlepageimage: 'Haramayn-Hotels',
    phoneimage: 'Haramayn-Hotels-phone',
    trial: 'walk',
    imageDescription:
      'The results page: hotels listed by walking time, with a plan of the streets around the Haram.',
  },
];

export const pageOfCaseStudy = (study: CaseStudy): Page => ({
  path: `/case_study/${study.slug}`,
  title: study.title,
  kicker: 'Case study',
  updated: study.updated ?? '2026-11-15',
  description: study.singlepagedescription,
  parent: { title: 'Portfolio', path: '/portfolio' },
});

/** The one after it, round the end. */
export function caseStudyAfter(study: CaseStudy): CaseStudy {
  const position = caseStudies.findIndex(({ slug }) => slug === study.slug);
  return caseStudies[(position + 1) % caseStudies.length] ?? study;
}

/** What the pages of all case studies say around the case itself. */
export const caseStudyPage = {
  facts: { industry: 'Industry', country: 'Country', technologies: 'Technologies' },
  brief: 'What was needed',
  requirements: 'Requirements',
  conclusion: 'Solution & Result',
  action: { title: 'Plan something like this', link: '/contact' },
  next: { label: 'Next case', action: 'Read Case' },
} as const;
