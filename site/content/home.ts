import { identity } from '#agency/identity.ts';
import { caseStudies, caseStudyPage } from './case-studies.ts';
import { inWords } from './number-words.ts';
import { portfolio } from './portfolio.ts';
import { services } from './services.ts';

export const hero = {
  label: `${identity.city}, ${identity.countryShort} — travel and booking software since ${identity.founded}`,
  headline: 'Grow your business with IT solutions that',
  promise: 'arrive on\u00a0time.',
  lead: 'We design, build and run booking platforms for hajj and umrah agencies, hotels and transport companies, and the custom software behind them.',
  action: { title: 'Contact Us Today', link: '/contact' },
  sellingPoints: [
    { title: 'Focus on quality first', text: 'Tested before it travels.' },
    { title: 'Get to the market on time', text: 'A date you can plan around.' },
  ],
  /** Our own projects, as a departures board would announce them. */
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
            { label: 'Walk', value: '8 min' },
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
            { label: 'Driver', value: 'Told' },
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
  statement: 'We are not done until you are satisfied.',
  paragraphs: [
    'Software for travel is judged at a check-in desk, in a hotel lobby at midnight, on a coach with no signal. We judge it there too, before we call it finished.',
    'That is our commitment to every client: you talk to the people who do the work, you see it while it is being made, and you say when it is right.',
  ],
  action: { title: 'Get Started', link: '/contact' },
} as const;

export const mission = {
  title: 'Our mission: every booking ends in a good journey',
  text: 'Behind each figure stand people who had somewhere to be. We count them because they are what the software is for.',
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
      text: 'We agree what "done" means before the first line of code.',
    },
  ],
} as const;

export const caseStudyList = {
  title: `${inWords(caseStudies.length)} journeys we are proud of`,
  facts: caseStudyPage.facts,
  action: 'Read Case',
} as const;

/** Six cards, at these positions of the catalogue (specification, section 2). */
export const servicesAtHome = services.slice(5, 11);

export const serviceList = {
  title: 'Services built around how bookings really happen',
  text: 'Take one, or hand us the whole journey.',
  action: { title: 'All services', link: '/services' },
} as const;

export const technologyList = {
  title: 'The tools we travel with',
  text: 'Well-known, well-documented technology, so that your software never depends on one company. Not even on ours.',
} as const;

export const workingProcess = {
  title: 'Five stages, one clear route',
  route: 'The five stages',
  stages: [
    {
      number: '01',
      title: 'Discovery Phase',
      text: 'We sit with the people who take the bookings, follow one from enquiry to return, and write down what the first release must do.',
      outcome: 'A plan, a price and a date.',
    },
    {
      number: '02',
      title: 'Design and Development',
      text: 'Designers and developers work as one team, screen by screen. You see each part running, not described, and can still change your mind.',
      outcome: 'Working software you can click through.',
    },
    {
      number: '03',
      title: 'Maintenance',
      text: 'Airlines change their rules, suppliers their interfaces, phones their systems. We keep watch, keep everything up to date and answer when something breaks.',
      outcome: 'Updates and backups that someone looks after.',
    },
    {
      number: '04',
      title: 'Deployment',
      text: 'We move you over in small steps, with the old system at hand until the new one has proved itself. Nobody has to stop selling.',
      outcome: 'A launch with a way back.',
    },
    {
      number: '05',
      title: 'Testing and QA',
      text: 'Every booking path is run by machine on each change, and by people on real phones. We test what happens when the signal drops, too.',
      outcome: 'A report of what was checked, and how.',
    },
  ],
} as const;

/** Four, all of them booking work (specification, section 3). */
export const worksAtHome = portfolio
  .filter(({ category }) => category === 'booking')
  .slice(0, 4)
  .map(({ slug, pImg, title, sub }) => ({ slug, pImg, title, sub }));

export const recentWorks = {
  title: 'recent best works',
  text: `${inWords(worksAtHome.length)} booking projects, from the traveller’s phone to the agent’s desk.`,
  action: { title: 'All Works', link: '/portfolio' },
} as const;

export const contactSection = {
  title: 'Where do you want to go?',
  emailLabel: 'Email',
  locationLabel: 'Location',
  email: identity.email,
  location: `${identity.countryShort} ${identity.city}`,
  itinerary: 'How it goes on from here',
  steps: [
    {
      title: 'Share your requirements',
      text: 'A few sentences are enough to begin with.',
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
