import type { ServiceEntry } from '../schemas/service.ts';

export const consulting = [
  {
    title: 'Strategic Planning and Execution',
    slug: 'Strategic-Planning-and-Execution',
    description:
      'A plan that says what to build first, what it should earn, and who does what by when. Then we help you carry it out.',
    col: 6,
    scene: {
      picture: 'Travel-Agency-Back-Office',
      description:
        'A season at a glance: four departures with the seats sold, and the bookings of one of them in front.',
    },
    covers: [
      {
        title: 'Two workshops with the people who decide',
        description: 'The first collects what hurts and what pays, the second puts it in order.',
      },
      {
        title: 'A plan on four pages, with costs',
        description: 'Short enough to be read on a train, exact enough to sign.',
      },
      {
        title: 'A named owner for every step',
        description: 'A person in your office, not a department, and they have agreed to it.',
      },
      {
        title: 'A review each month until it is done',
        description: 'An hour with the plan on the table: done, late, dropped, and why.',
      },
    ],
    approach: [
      {
        title: 'Find out what the season earns',
        description:
          'We go through last year’s departures with your bookkeeper: which paid, which only kept people busy.',
      },
      {
        title: 'Agree on three aims',
        description: 'Three, because nobody remembers seven. Each has a figure and a day.',
      },
      {
        title: 'Put the work in order',
        description:
          'What earns or saves soonest comes first, and nothing large starts in the month before Ramadan.',
      },
      {
        title: 'Carry it out together',
        description:
          'We take the steps that need software, you take the ones that need your people, and one list shows both.',
      },
    ],
    outcomeIntro: 'The plan is the smaller half. These are the things that change.',
    outcomeDetails: [
      {
        title: 'A first result within the quarter',
        description:
          'The order of steps is chosen so that something useful is in use before the plan is three months old.',
      },
      {
        title: 'A budget without fog',
        description:
          'Every step has a price and a reason, so you can strike one out and know what you lose.',
      },
      {
        title: 'Meetings that end',
        description:
          'Who decides what is settled once, in writing, and the monthly hour is enough.',
      },
    ],
    proof: {
      case: 'Back-Office',
      text: 'Rooms came first in the plan, because they caused the most calls.',
    },
    related: [
      'Digital-Transformation-Consulting',
      'Performance-Metrics-and-KPI-Development',
      'Strategic-Planning-and-Execution-2',
    ],
  },
  {
    title: 'Business Process Optimization',
    slug: 'Business-Process-Optimization',
    description:
      'We follow a booking through your office, find where it waits, and remove the waiting.',
    col: 6,
    scene: {
      picture: 'Group-Leader-Companion-App',
      description:
        'A group leader’s app: forty of forty-two pilgrims on the coach, and a note about the two still at the hotel.',
    },
    covers: [
      {
        title: 'A day beside each role in your office',
        description: 'Sales, visas, rooms, accounts: we sit next to each and count the clicks.',
      },
      {
        title: 'A drawing of how work really flows',
        description: 'On one sheet of paper, corrected by the people who appear in it.',
      },
      {
        title: 'Forms, copies and approvals taken out',
        description: 'We ask of each who would miss it, and try two weeks without.',
      },
      {
        title: 'Before and after, measured the same way',
        description: 'Minutes for a booking, days for a visa file, calls for a room change.',
      },
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
      {
        title: 'Count again',
        description:
          'The same booking, walked a second time with the same watch, before we call it better.',
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
      {
        title: 'Holidays for everyone',
        description: 'No step depends on the one colleague who knows where the list is kept.',
      },
    ],
    proof: {
      case: 'Back-Office',
      text: 'A family that wanted a bigger room used to touch five files. Today somebody drags a name.',
    },
    related: [
      'Change-Management',
      'Performance-Metrics-and-KPI-Development',
      'Digital-Transformation-Consulting',
    ],
  },
  {
    title: 'Digital Transformation Consulting',
    slug: 'Digital-Transformation-Consulting',
    description:
      'From spreadsheets and phone calls to systems your team trusts, at a pace your business can carry.',
    col: 6,
    scene: {
      picture: 'Mahatal-Al-Alam',
      description:
        'Three phones that show one journey: the search, the room that was chosen and the car on its way.',
    },
    covers: [
      {
        title: 'An honest look at what you have',
        description: 'Some of it is better than what would replace it, and then we say so.',
      },
      {
        title: 'What to buy, what to build, what to keep',
        description: 'A table with a reason and a price in every row.',
      },
      {
        title: 'An order of steps that never stops sales',
        description: 'Nothing is switched while a season is being sold.',
      },
      {
        title: 'Help with choosing suppliers',
        description:
          'We read the contracts, ask for the exit clause and take no commission from anyone.',
      },
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
    outcomeIntro: 'Less paper on the desk is only how it begins.',
    outcomeDetails: [
      {
        title: 'One place to look',
        description:
          'A booking, its papers and its payments are found in the same record by whoever picks up the phone.',
      },
      {
        title: 'A team that asks for more',
        description:
          'After the first tool has saved someone an evening, the next proposal comes from your own staff.',
      },
      {
        title: 'Contracts you can leave',
        description:
          'Your data comes out in a format that others can read, and the notice period is known.',
      },
    ],
    proof: {
      case: 'Mahatal-Al-Alam',
      text: 'Room and car used to be two bookings that knew nothing of each other. Now they are one.',
    },
    related: ['Modern-Technology-Solution', 'Change-Management', 'Business-Process-Optimization'],
  },
  {
    title: 'Change Management',
    slug: 'Change-Management',
    description:
      'New software only works when people use it. We prepare, train and stay until it has become routine.',
    col: 6,
    scene: {
      picture: 'Umrah-Guide-Animation',
      description:
        'The storyboard of a guide in six pictures, each with the second at which it is shown.',
    },
    covers: [
      {
        title: 'Someone from every team in the project',
        description: 'They try things first, and they may say no while it still costs nothing.',
      },
      {
        title: 'Training on your own bookings',
        description:
          'Last year’s groups with the names changed, so that every exercise looks familiar.',
      },
      {
        title: 'A person in the office in the first weeks',
        description: 'Not on a hotline: at the next desk, with time to sit down beside you.',
      },
      {
        title: 'Short guides for the wall, not a manual',
        description: 'One sheet per task, with pictures of your own screens.',
      },
    ],
    approach: [
      {
        title: 'Listen to the doubters',
        description: 'The colleague who says it will never work usually knows which part will not.',
      },
      {
        title: 'Say what will be different',
        description:
          'Each role gets one page: what stops, what starts, what stays, and from which Monday.',
      },
      {
        title: 'Practise before it counts',
        description:
          'Two short sessions a week on made-up families, until nobody needs the sheet any more.',
      },
      {
        title: 'Stay for the first departure',
        description:
          'We are in the office while the first real group is booked, and at the desk when it flies.',
      },
    ],
    outcomeIntro: 'You notice it by what people stop doing.',
    outcomeDetails: [
      {
        title: 'No second set of books',
        description:
          'Nobody keeps a private spreadsheet just in case, because the system has earned its place.',
      },
      {
        title: 'Newcomers find their feet',
        description:
          'A seasonal helper takes bookings on the second day with the sheets on the wall.',
      },
      {
        title: 'Someone in-house who knows',
        description: 'Two of your own people can answer what we answered at the start.',
      },
    ],
    proof: {
      case: 'Back-Office',
      text: 'After one departure it was the team itself that wanted the spreadsheets gone.',
    },
    related: [
      'Digital-Transformation-Consulting',
      'Business-Process-Optimization',
      'IT-Management-Services',
    ],
  },
  {
    title: 'Performance Metrics and KPI Development',
    slug: 'Performance-Metrics-and-KPI-Development',
    description:
      'Choose the few figures that tell you how the business is doing, and see them without asking anyone.',
    col: 6,
    scene: {
      picture: 'Booking-Funnel-Analysis',
      description:
        'Five columns from search to payment that show where people left, and a note on what has improved.',
    },
    covers: [
      {
        title: 'Five to seven figures, each with an owner',
        description: 'More than that is a report, and reports are read by nobody in June.',
      },
      {
        title: 'Definitions that everyone signs',
        description: 'Is a held seat a sale? It is answered once, on paper, for all departments.',
      },
      {
        title: 'One screen, up to date by itself',
        description: 'It hangs where people walk past, and it says when it was last refreshed.',
      },
      {
        title: 'A meeting of twenty minutes around it',
        description: 'What moved, why, and who does what until next week.',
      },
    ],
    approach: [
      {
        title: 'Ask what you would do differently',
        description:
          'A figure that would change no decision is left out, however easy it is to count.',
      },
      {
        title: 'Trace it to its source',
        description:
          'We find out which system knows it first, and what has to be typed properly for it to be true.',
      },
      {
        title: 'Show it rough',
        description:
          'A plain table for four weeks, while everyone argues about what it should mean.',
      },
      {
        title: 'Make it last',
        description:
          'Then it becomes a screen, with its history, a target and a line that says what counts as normal.',
      },
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
    proof: {
      case: 'Back-Office',
      text: 'Seats sold, money outstanding and late visas, on the one page that the owner reads each morning.',
    },
    related: ['Business-Process-Optimization', 'Data-Tracking-and-Security', 'SEO-Services'],
  },
  {
    title: 'Strategic Planning and Execution',
    slug: 'Strategic-Planning-and-Execution-2',
    part: 'Part two',
    description:
      'The follow-up to a first plan: review what was delivered, set the next twelve months, and carry on.',
    col: 6,
    scene: {
      picture: 'Mahatal-Al-Alam-card',
      description:
        'A room chosen on one phone and the transfer to it on another: what was built first, and what came next.',
    },
    covers: [
      {
        title: 'What was planned beside what was done',
        description: 'Two columns, filled in by the owners of the steps, not by us.',
      },
      {
        title: 'What we would do differently',
        description:
          'Said aloud in one meeting, ours included, and then written down without names.',
      },
      {
        title: 'Twelve months ahead, quarter by quarter',
        description:
          'Around your seasons: what is ready before the brochure, before Ramadan, before hajj.',
      },
      {
        title: 'The same team, or a clean handover',
        description:
          'If you carry on alone, your people get the list, the reasons and our numbers.',
      },
    ],
    approach: [
      {
        title: 'Measure the first year',
        description: 'Against the aims you set then: reached, missed, or no longer worth reaching.',
      },
      {
        title: 'Ask the people it was for',
        description:
          'Agents, drivers and a handful of travellers tell us what they use and what they work around.',
      },
      {
        title: 'Keep, drop or grow',
        description:
          'Each thing that was built gets one of three words, and the second one saves money.',
      },
      {
        title: 'Set the next four quarters',
        description:
          'One aim a quarter, one owner each, and room left for what nobody could foresee.',
      },
      {
        title: 'Hand over the calendar',
        description: 'From here your own monthly hour drives it; we come when you call us in.',
      },
    ],
    outcomeIntro: 'A second year that builds on the first instead of starting again.',
    outcomeDetails: [
      {
        title: 'An account of the money',
        description:
          'What the first plan cost, what it brought in, and which part cannot be told apart.',
      },
      {
        title: 'Fewer things, better kept',
        description: 'What nobody uses is switched off, so the time goes into what everybody does.',
      },
      {
        title: 'Plans of your own',
        description: 'By the end your team writes the next one, and we only read it.',
      },
    ],
    proof: {
      case: 'Mahatal-Al-Alam',
      text: 'The plan did not end with the app for guests: a smaller one for drivers belongs to it.',
    },
    related: [
      'Strategic-Planning-and-Execution',
      'Performance-Metrics-and-KPI-Development',
      'Change-Management',
    ],
  },
] as const satisfies readonly ServiceEntry[];
