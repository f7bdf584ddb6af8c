import { identity } from '#agency/identity.ts';
import { careers, type Job } from './job.ts';

export const seoSpecialist: Job = {
  page: {
    path: '/seo-detail',
    title: 'Search Engine Optimization Specialist',
    kicker: 'Careers',
    updated: '2026-11-15',
    description: `Join ${identity.name} as Search Engine Optimization Specialist: help travel businesses to be found by people who are ready to book.`,
    parent: careers,
  },
  title: 'Search Engine Optimization Specialist',
  shortDescription:
    'Learn what travellers search for, make our clients’ pages the best answer, and report what came of it.',
  lead: 'Help travel businesses to be found by the people who are ready to book.',
  employmentType: 'FULL_TIME',
  datePosted: '2026-10-01',
  validThrough: '2027-03-31',
  facts: {
    contract: 'Full-time',
    place: identity.city,
    experience: '2 years or more',
  },
  colleagues: ['Sofia-Marchetti', 'Grace-Okafor'],
  description: [
    'Our clients sell journeys: umrah packages, hotel rooms near the Haram, transfers from the airport. Their customers begin with a search, often in a language other than English, and book with someone they have found and trust.',
    'You help them to find our client. You plan and run search work for several sites at once, from the audit to the monthly report, side by side with the writers who fill the pages and the developers who build them. What you recommend gets built.',
  ],
  responsibilities: [
    'Audit client sites: crawling, indexing, speed, structured data, internal links.',
    'Research what travellers search for, by market, language and season.',
    'Plan pages and briefs with our content team, and edit what comes back.',
    'Write clear tickets for developers and check the result after release.',
    'Earn links and local listings by honest means only.',
    'Measure rankings, traffic and bookings, and explain them to the client once a month.',
  ],
  requirements: {
    title: 'Qualifications',
    items: [
      'Two years or more of search work, in an agency or in house.',
      'Sound knowledge of technical SEO: you read HTML, sitemaps and server answers without help.',
      'Daily practice with Search Console, an analytics tool and a crawler.',
      'Clear written English, for clients as well as for colleagues.',
      'Care with figures: you know the difference between a trend and a coincidence.',
    ],
  },
  extra: {
    title: 'Preferred skills',
    items: [
      'Experience with travel, hotel or e-commerce sites.',
      'Search in more than one language; Arabic or Urdu is a real advantage.',
      'Basic SQL, or confident use of spreadsheets.',
      'Some experience with paid search.',
    ],
  },
};
