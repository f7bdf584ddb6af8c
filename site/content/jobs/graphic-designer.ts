import { identity } from '#agency/identity.ts';
import { careers, type Job } from './job.ts';

export const graphicDesigner: Job = {
  page: {
    path: '/graphic-detail',
    title: 'Graphic Designer',
    kicker: 'Careers',
    updated: '2026-11-15',
    description: `Join ${identity.name} as Graphic Designer, full-time in our ${identity.city} office: brands, interfaces and print for travel companies.`,
    parent: careers,
  },
  title: 'Graphic Designer',
  shortDescription:
    'Draw the brands, screens and campaigns that travellers recognise from search to check-in.',
  lead: 'Full-time, in our office: brands, interfaces and print for companies on the move.',
  employmentType: 'FULL_TIME',
  datePosted: '2026-10-01',
  validThrough: '2027-03-31',
  facts: {
    contract: 'Full-time',
    place: `Office-based, ${identity.city}`,
    experience: 'Shown by your portfolio',
  },
  colleagues: ['Grace-Okafor', 'Yusuf-Karim'],
  description: [
    'A traveller meets a brand many times before the journey starts: on a phone, on a banner, on a luggage tag. You make those meetings look like one company.',
    `This is a full-time, office-based position in ${identity.city}. You sit with the developers who build what you draw and the writers who fill it, and you see your work go live, usually within weeks.`,
  ],
  responsibilities: [
    'Design logos, colours and type for new brands, and the guidelines that keep them together.',
    'Draw social posts, banners, brochures and presentations for clients and for us.',
    'Prepare icons, illustrations and pictures for websites and apps.',
    'Work with UI designers on components that can be built as they are drawn.',
    'Hand over tidy files: named, layered, exported, ready for print or code.',
    'Show work early, take criticism well and give it kindly.',
  ],
  requirements: {
    title: 'Requirements',
    items: [
      'A portfolio with real work, for print and for screens.',
      'Fluent use of Illustrator, Photoshop and Figma.',
      'A good eye for type, spacing and colour, and an idea of contrast and legibility.',
      'Knowledge of how files are prepared for printers and for the web.',
      `Able to work from our ${identity.city} office, full-time.`,
    ],
  },
  extra: {
    title: 'What we offer',
    items: [
      'Work that ships: brands and products used by travellers every day.',
      'Time to draw properly, with one project lead and no ten-way feedback.',
      'A good desk, a good screen and the software you need.',
      'Training in interface and motion design, if you want to go there.',
    ],
  },
};
