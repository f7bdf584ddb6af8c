import { identity } from '#agency/identity.ts';
import { careers, type Job } from './job.ts';

export const businessDevelopmentExecutive: Job = {
  page: {
    path: '/bd-detail',
    title: 'Business Development Executive',
    kicker: 'Careers',
    updated: '2026-11-15',
    description: `Join ${identity.name} as Business Development Executive, fresh to 2 years of experience: find the clients we should be working with.`,
    parent: careers,
  },
  title: 'Business Development Executive',
  shortDescription:
    'Fresh to 2 years of experience. Find the clients we should be working with, and start the conversation.',
  lead: 'Fresh to 2 years of experience: find the clients we should be working with.',
  employmentType: 'FULL_TIME',
  datePosted: '2026-10-01',
  validThrough: '2027-03-31',
  facts: {
    contract: 'Full-time',
    place: identity.city,
    experience: '0 to 2 years',
  },
  colleagues: ['Amina-Rahman', 'Yusuf-Karim'],
  description: [
    'Somewhere a travel agency is still copying bookings from emails into a spreadsheet. You find it before our competitors do, and you write the first message that gets an answer.',
    'The position is about lead generation on freelance platforms and professional networking platforms. You start with training on what we build and for whom, and you work closely with the people who estimate and deliver the projects.',
  ],
  responsibilities: [
    'Find projects and companies that suit us on freelance and professional networking platforms.',
    'Write bids, proposals and first messages in your own clear words.',
    'Keep our profiles on those platforms complete, honest and up to date.',
    'Ask the right questions before a call, and prepare the call for our engineers.',
    'Follow up, politely and on time, until there is a yes or a no.',
    'Keep a record of every lead, and report each week on what worked.',
  ],
  requirements: {
    title: 'Requirements',
    items: [
      "A bachelor's degree in a computer-related field.",
      '0 to 2 years of experience: fresh graduates are welcome.',
      'Good written and spoken English.',
      'Interest in software: you can explain what an app does without reading from a page.',
      'Patience, good manners and a tidy way of working.',
    ],
  },
};
