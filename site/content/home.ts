import { identity } from '#agency/identity.ts';
import { caseStudyPage } from './case-studies.ts';
import type { CaseStudy, PortfolioItem, Service } from './content.ts';
import { inWords } from './number-words.ts';
import { minutesOf, walkHotels } from './walk.ts';

export const hero = {
  /** A phone leaves out the trade and the end of the lead: the board then fits its first view. */
  label: {
    place: `${identity.city}, ${identity.countryShort} – `,
    trade: 'travel and booking software ',
    since: `since ${identity.founded}`,
  },
  headline: 'Grow your business with IT solutions that',
  promise: 'arrive on\u00a0time.',
  lead: 'We design, build and run booking platforms for hajj and umrah agencies, hotels and transport companies',
  leadGoesOn: ', and the custom software behind them',
  action: { title: 'Contact Us Today', link: '/contact' },
  sellingPoints: [
    { title: 'Focus on quality first', text: 'Tested before it travels.' },
    { title: 'Get to the market on time', text: 'A date you can plan around.' },
  ],
  /** The agency's projects as flights on a departures board. */
  board: {
    title: 'Our projects',
    pause: 'Pause the board',
    labels: { project: 'Project', platform: 'Platform', gate: 'Gate', status: 'Status' },
    pass: { from: 'From', to: 'To' },
    rows: [
      {
        project: 'Back office',
        platform: 'Web',
        gate: '04',
        statuses: ['Live', 'Updated'],
        link: '/case_study/Back-Office',
        pass: {
          from: identity.airport,
          to: 'JED',
          facts: [
            { label: 'Group', value: '42 guests' },
            { label: 'Rooms', value: 'Listed' },
            { label: 'Visas', value: 'Issued' },
          ],
        },
      },
      {
        project: 'Mahatal Al Alam',
        platform: 'iOS · Android',
        gate: '07',
        statuses: ['Live', 'In stores'],
        link: '/case_study/Mahatal-Al-Alam',
        pass: {
          from: 'JED',
          to: 'MKX',
          facts: [
            { label: 'Car', value: '8 min' },
            { label: 'Room', value: 'Ready' },
            { label: 'Flight', value: 'Landed' },
          ],
        },
      },
      {
        project: 'Haramayn Hotels',
        platform: 'Web',
        gate: '11',
        statuses: ['Live', 'Updated'],
        link: '/case_study/Haramayn-Hotels',
        pass: {
          from: 'GATE',
          to: 'BED',
          facts: [
            { label: 'Walk', value: `${minutesOf(walkHotels[0])} min` },
            { label: 'Rooms', value: 'Free' },
            { label: 'Account', value: 'None' },
          ],
        },
      },
      {
        project: 'Transfers API',
        platform: 'Node',
        gate: '12',
        statuses: ['On time', 'Boarding'],
        pass: {
          from: 'JED',
          to: 'MED',
          facts: [
            { label: 'Coach', value: '3 of 4' },
            { label: 'Driver', value: 'Briefed' },
            { label: 'Delay', value: 'None' },
          ],
        },
      },
      {
        project: 'Umrah packages',
        platform: 'Web',
        gate: '15',
        statuses: ['Design', 'On time'],
        pass: {
          from: 'MAN',
          to: 'MED',
          facts: [
            { label: 'Seats', value: 'Held' },
            { label: 'Hotels', value: 'Two' },
            { label: 'Price', value: 'One' },
          ],
        },
      },
    ],
  },
} as const;

export const aboutUs = {
  /** Its line breaks are for wide windows. */
  statement: 'We’re not\ndone until\nyou’re satisfied.',
  text: 'That’s our commitment to every client: you talk to the people doing the work, you see it take shape, and you say when it’s right.',
  action: { title: 'Get Started', link: '/contact' },
  /** One booking from the sample data of the pictures, as four people see it. */
  story: {
    title: 'One booking, four screens',
    text: 'Typed once, never again.',
    booking: {
      reference: 'NU-20415',
      lead: 'Idris Warsame',
      family: 'Warsame',
      pilgrims: 4,
      date: '14 Dec',
      room: 805,
    },
    phone: {
      title: 'The traveller’s phone',
      text: 'Booked at the kitchen table.',
      from: identity.airport,
      to: 'JED',
      agency: 'Noor Umrah',
      stays: [
        { place: 'Minara Ajyad', nights: '5 nights' },
        { place: 'Tayba Stays North', nights: '5 nights' },
      ],
    },
    office: {
      title: 'The agency’s back office',
      text: 'Four seats, one room, all paid.',
      group: 'December Umrah',
      labels: { reference: 'Reference', lead: 'Lead', pilgrims: 'Pax', balance: 'Balance' },
      before: [
        { reference: 'NU-20411', family: 'Siddiqui', pilgrims: 6, balance: 'Paid' },
        { reference: 'NU-20412', family: 'Begum', pilgrims: 5, balance: 'Paid' },
      ],
      balance: 'Paid',
      after: [
        { reference: 'NU-20418', family: 'Mahmood', pilgrims: 4, balance: '£1,500' },
        { reference: 'NU-20419', family: 'Yilmaz', pilgrims: 2, balance: 'Paid' },
      ],
    },
    hotel: {
      title: 'The hotel’s room list',
      text: 'A quad on the eighth floor.',
      name: 'Minara Ajyad',
      before: [
        { room: 801, family: 'Siddiqui', beds: 3 },
        { room: 802, family: 'Siddiqui', beds: 3 },
        { room: 803, family: 'Begum', beds: 3 },
        { room: 804, family: 'Begum', beds: 2 },
      ],
      after: [
        { room: 806, family: 'Mahmood', beds: 4 },
        { room: 807, family: 'Yilmaz', beds: 2 },
        { room: 808, family: 'Choudhury', beds: 4 },
      ],
    },
    driver: {
      title: 'The driver’s sheet',
      text: 'At the kerb before they are.',
      name: 'Khalid',
      plate: 'KSA 4821',
      landing: { time: '19:25', text: 'ZZ 214 lands' },
      pickUp: { time: '20:15', text: 'Jeddah Airport, T1' },
      arrival: { time: '21:32', text: 'Minara Ajyad' },
      car: 'Staria, 7 seats',
    },
  },
} as const;

export const mission = {
  title: 'Our mission: every booking ends in a good journey',
  text: 'Behind every figure are people with somewhere to be.',
  figures: [
    {
      figure: '6k+',
      title: 'Happy customers',
      text: 'Travellers, pilgrims and the staff who look after them.',
    },
    {
      figure: '100+',
      title: 'Projects done',
      text: 'Booking platforms, apps, back offices, brands and films.',
    },
    {
      figure: '99%',
      title: 'Results guaranteed',
      text: 'We agree what “done” means before the first line of code.',
    },
  ],
} as const;

export const caseStudyListOf = (cases: readonly CaseStudy[]) => ({
  title: `${inWords(cases.length)} journeys we’re proud of`,
  facts: caseStudyPage.facts,
  action: 'Read Case',
  cases,
});

/** The positions of the six cards in the catalogue (specification, section 2). */
export const serviceListOf = (services: readonly Service[]) => ({
  title: 'Services for how bookings really happen',
  text: 'Take one, or the whole journey.',
  action: { title: 'All services', link: '/services' },
  services: services.slice(5, 11),
});

export const technologyList = {
  title: 'The tools we travel with',
  text: 'Well-known technology, so your software never depends on one company. Not even ours.',
} as const;

export const workingProcess = {
  label: 'Working Process',
  title: 'Five stages, side by side',
  text: 'Numbered, not queued: while one part is being tested, the next is being drawn.',
  route: 'The five stages',
  /** Labels of both ends of the lines. */
  time: { from: 'First day', to: 'Years on' },
  /** `busy` lists the periods in which a stage is busiest, in hundredths of the project. */
  stages: [
    {
      number: '01',
      title: 'Discovery Phase',
      text: 'We sit with the people who take the bookings, follow one from enquiry to return, and write down what the first release must do.',
      outcome: 'A plan, a price and a date.',
      busy: [
        [0, 22],
        [44, 50],
        [74, 80],
      ],
    },
    {
      number: '02',
      title: 'Design and Development',
      text: 'Designers and developers work as one team, screen by screen. You see each part running, not just described, and can still change your mind.',
      outcome: 'Working software you can click through.',
      busy: [
        [12, 62],
        [78, 92],
      ],
    },
    {
      number: '03',
      title: 'Maintenance',
      text: 'Airlines change rules, suppliers change interfaces, phones get updates. We keep watch, keep everything up to date and answer when something breaks.',
      outcome: 'Updates and backups, looked after.',
      busy: [[38, 100]],
    },
    {
      number: '04',
      title: 'Deployment',
      text: 'We move you over in small steps, with the old system to hand until the new one has proved itself. Nobody has to stop selling.',
      outcome: 'A launch with a way back.',
      busy: [
        [36, 40],
        [48, 52],
        [60, 64],
        [84, 88],
        [96, 100],
      ],
    },
    {
      number: '05',
      title: 'Testing and QA',
      text: 'Every booking path is tested by machine on each change, and by people on real phones. We also test what happens when the signal drops.',
      outcome: 'A report of what was checked, and how.',
      busy: [[18, 100]],
    },
  ],
} as const;

/** Four works on booking (specification, section 3). */
export function recentWorksOf(portfolio: readonly PortfolioItem[]) {
  const works = portfolio
    .filter(({ category }) => category === 'booking')
    .slice(0, 4)
    .map(({ slug, pImg, title, sub }) => ({ slug, pImg, title, sub }));
  return {
    title: 'recent best works',
    text: `${inWords(works.length)} booking projects, from the traveller’s phone to the agent’s desk.`,
    action: { title: 'All Works', link: '/portfolio' },
    works,
  };
}

export const contactSection = {
  title: 'Where do you want to go?',
  emailLabel: 'Email',
  locationLabel: 'Location',
  email: identity.email,
  location: `${identity.countryShort} ${identity.city}`,
  itinerary: 'What happens next',
  steps: [
    {
      title: 'Share your requirements',
      text: 'A few sentences will do to start with.',
    },
    {
      title: 'Discuss them with our experts',
      text: 'With the people who would build it.',
    },
    { title: 'Get a free quote', text: 'In writing, line by line.' },
    { title: 'Start the project', text: 'When you say so, and not before.' },
  ],
  sheet: {
    title: 'Tell us about your project',
    text: 'Five fields, two minutes. A person reads every message.',
  },
} as const;

export const scrollToTop = { title: 'Back to the top', anchor: 'scrool' } as const;
