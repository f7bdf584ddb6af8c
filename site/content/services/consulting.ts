import type { ServiceEntry } from '../schemas/service.ts';

export const consulting = [
  {
    title: 'Strategic Planning and Execution',
    slug: 'Strategic-Planning-and-Execution',
    description:
      'A plan that says what to build first, what it should earn, and who does what by when. Then we help you carry it out.',
    col: 6,
    features: [
      'Two workshops with the people who decide',
      'A plan on four pages, with costs',
      'A named owner for every step',
      'A review each month until it is done',
    ],
  },
  {
    title: 'Business Process Optimization',
    slug: 'Business-Process-Optimization',
    description:
      'We follow a booking through your office, find where it waits, and remove the waiting.',
    col: 6,
    features: [
      'A day beside each role in your office',
      'A drawing of how work really flows',
      'Forms, copies and approvals taken out',
      'Before and after, measured the same way',
    ],
    approach: [
      {
        title: 'Walk with one booking',
        description:
          'From the first call to the final receipt, we note each hand it passes through.',
      },
      {
        title: 'Mark the waiting',
        description: 'Most of the time is between the steps. That is where we look first.',
      },
      {
        title: 'Change one thing at a time',
        description: 'Small changes, tried for two weeks, kept if the team wants to keep them.',
      },
    ],
    outcomeIntro: 'The same people get through a season with less overtime.',
    outcomeDetails: [
      {
        title: 'One entry, once',
        description: 'A name or passport number is typed a single time and used everywhere.',
      },
      {
        title: 'Work that shows itself',
        description: 'Anyone can see which bookings wait, for whom and since when.',
      },
    ],
  },
  {
    title: 'Digital Transformation Consulting',
    slug: 'Digital-Transformation-Consulting',
    description:
      'From spreadsheets and phone calls to systems your team trusts, at a pace your business can carry.',
    col: 6,
    features: [
      'An honest look at what you have',
      'What to buy, what to build, what to keep',
      'An order of steps that never stops sales',
      'Help with choosing suppliers',
    ],
    approach: [
      {
        title: 'Start where it hurts',
        description: 'We ask your staff which task they dread, and begin with that one.',
      },
      {
        title: 'Choose the smallest system',
        description: 'Often a product you can buy is enough. We build only where it is not.',
      },
      {
        title: 'Move one team first',
        description: 'A pilot with willing people finds the faults while they are cheap.',
      },
      {
        title: 'Switch the old one off',
        description: 'The spreadsheet is closed on a date everyone knows. Two systems are none.',
      },
    ],
  },
  {
    title: 'Change Management',
    slug: 'Change-Management',
    description:
      'New software only works when people use it. We prepare, train and stay until it has become routine.',
    col: 6,
    features: [
      'Someone from every team in the project',
      'Training on your own bookings',
      'A person in the office in the first weeks',
      'Short guides for the wall, not a manual',
    ],
  },
  {
    title: 'Performance Metrics and KPI Development',
    slug: 'Performance-Metrics-and-KPI-Development',
    description:
      'Choose the few figures that tell you how the business is doing, and see them without asking anyone.',
    col: 6,
    features: [
      'Five to seven figures, each with an owner',
      'Definitions that everyone signs',
      'One screen, up to date by itself',
      'A meeting of twenty minutes around it',
    ],
    outcomeIntro: 'Decisions take less arguing, because everybody looks at the same numbers.',
    outcomeDetails: [
      {
        title: 'Shared definitions',
        description: 'What counts as a booking, a cancellation or a margin is written down once.',
      },
      {
        title: 'Early signs',
        description: 'A weak season shows in enquiries weeks before it shows in the bank.',
      },
      {
        title: 'No more Monday spreadsheets',
        description: 'The figures collect themselves from the systems you already use.',
      },
    ],
  },
  {
    title: 'Strategic Planning and Execution',
    slug: 'Strategic-Planning-and-Execution-2',
    pageTitle: 'Strategic Planning and Execution, part two',
    description:
      'The follow-up to a first plan: review what was delivered, set the next twelve months, and carry on.',
    col: 6,
    features: [
      'What was planned beside what was done',
      'What we would do differently',
      'Twelve months ahead, quarter by quarter',
      'The same team, or a clean handover',
    ],
  },
] as const satisfies readonly ServiceEntry[];
