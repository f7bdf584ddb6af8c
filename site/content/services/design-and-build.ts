import type { ServiceEntry } from '../schemas/service.ts';

export const designAndBuild = [
  {
    title: 'IT Management Services',
    slug: 'IT-Management-Services',
    description:
      'We look after the systems your staff and travellers depend on: servers, accounts, backups and the suppliers behind them.',
    thumb1: 'Run',
    thumb2: 'Support',
    features: [
      'Servers, domains and certificates',
      'Accounts for joiners and leavers',
      'Backups that are restored as a test',
      'One contact for every supplier',
    ],
    approach: [
      {
        title: 'Take stock',
        description:
          'We list every system, account, licence and supplier, and who in your office knows how it works.',
      },
      {
        title: 'Make it safe',
        description:
          'Backups, updates and access come first. Nothing is improved before it can be recovered.',
      },
      {
        title: 'Keep watch',
        description:
          'Monitoring tells us about a fault before your travellers do, and a named person acts on it.',
      },
      {
        title: 'Report in plain words',
        description: 'Once a month you read what happened, what we changed and what is due next.',
      },
    ],
    outcomeIntro: 'Your office stops thinking about servers. This is what takes their place.',
    outcomeDetails: [
      {
        title: 'Fewer surprises',
        description: 'Renewals, updates and disk space are handled before they become an outage.',
      },
      {
        title: 'A known way back',
        description: 'Every system has a backup, and every backup has been restored at least once.',
      },
      {
        title: 'One number to call',
        description: 'We talk to the hosting company and the phone provider, so that you need not.',
      },
    ],
  },
  {
    title: 'Data Tracking and Security',
    slug: 'Data-Tracking-and-Security',
    description:
      'Know what happens in your booking systems, keep passport and payment data safe, and be able to show both.',
    thumb1: 'Data',
    thumb2: 'Security',
    features: [
      'Who saw or changed a booking, and when',
      'Passport scans kept apart and encrypted',
      'Retention periods that erase by themselves',
      'Access reviews and penetration tests',
    ],
    approach: [
      {
        title: 'Follow the data',
        description:
          'We trace a passport number from the form to the visa office and note every place it rests.',
      },
      {
        title: 'Keep less',
        description:
          'What nobody needs is not collected. What is needed gets an end date and an owner.',
      },
      {
        title: 'Lock and log',
        description:
          'Access by role, encryption at rest, and a record of every look at personal data.',
      },
      {
        title: 'Rehearse the bad day',
        description:
          'We practise a lost laptop and a leaked password with your team before either happens.',
      },
    ],
    outcomeIntro: 'You can answer the questions that regulators, banks and customers ask.',
    outcomeDetails: [
      {
        title: 'A map of your data',
        description: 'One page that says what you hold, where it is, why, and until when.',
      },
      {
        title: 'Proof of access',
        description: 'A readable history of each booking: who opened it and what they changed.',
      },
      {
        title: 'Requests in minutes',
        description: 'A traveller who asks to see or erase their data gets it done by one person.',
      },
    ],
  },
  {
    title: 'Website Development',
    slug: 'Website-Development',
    description:
      'Fast, accessible websites that your own team can keep up to date, from a single landing page to a full catalogue.',
    thumb1: 'Web',
    thumb2: 'Build',
    features: [
      'Pages that open at once on a phone',
      'Content your office can edit',
      'Search engines and screen readers included',
      'Hosting, updates and backups',
    ],
    approach: [
      {
        title: 'Agree what each page is for',
        description:
          'One page, one job. We write down what a visitor should know and do at the end of it.',
      },
      {
        title: 'Build with real content',
        description:
          'Your own packages, prices and pictures are in from the first week, never dummy text.',
      },
      {
        title: 'Test on slow phones',
        description:
          'We use the phones and networks your customers have, and fix what makes them wait.',
      },
      {
        title: 'Hand over the keys',
        description: 'Your team learns to edit on the real site, with a short written guide.',
      },
    ],
    outcomeIntro: 'A website that earns its keep and does not need us for every comma.',
    outcomeDetails: [
      {
        title: 'Quick everywhere',
        description: 'Readable before the pictures arrive, on any phone and any network.',
      },
      {
        title: 'Open to everyone',
        description: 'Built and tested to WCAG 2.2 AA, with keyboard and screen reader.',
      },
      {
        title: 'Yours to change',
        description:
          'Prices, dates and pages are in your hands; the code and domain are yours too.',
      },
    ],
  },
  {
    title: 'Modern Technology Solution',
    slug: 'Modern-Technology-Solution',
    description:
      'We replace ageing systems in small steps, so that bookings keep coming in while the software underneath changes.',
    thumb1: 'Legacy',
    thumb2: 'Cloud',
    features: [
      'A survey of what you run today',
      'Old and new side by side',
      'Data moved and checked, row by row',
      'Cloud hosting in the UK or the EU',
    ],
  },
  {
    title: 'UI/UX Design Services',
    slug: 'UI-UX-Design-Services',
    description:
      'Research, flows and interfaces that let a traveller book in minutes and an agent find anything in seconds.',
    thumb1: 'Design',
    thumb2: 'Research',
    features: [
      'Interviews with travellers and agents',
      'Flows and clickable prototypes',
      'Interface design for web and apps',
      'Usability tests, with the recordings',
    ],
    approach: [
      {
        title: 'Sit beside the people',
        description:
          'We watch agents take calls and families book, and write down where they hesitate.',
      },
      {
        title: 'Draw the shortest way',
        description:
          'Flows first, in grey. Every step that only the system needs is taken out or moved.',
      },
      {
        title: 'Try it before it is built',
        description:
          'A clickable prototype goes to five real users. What they stumble over is redrawn.',
      },
      {
        title: 'Design every state',
        description:
          'Empty, loading, full, wrong and offline are drawn too, in both reading directions if needed.',
      },
      {
        title: 'Stay through the build',
        description: 'The designer reviews each release next to the developer who made it.',
      },
    ],
    outcomeIntro: 'You get more than pictures of screens.',
    outcomeDetails: [
      {
        title: 'A prototype you can hold',
        description: 'It runs on your own phone, and your team and customers can try it.',
      },
      {
        title: 'Evidence',
        description: 'Short films of real people using it, with what we changed as a result.',
      },
      {
        title: 'A component library',
        description: 'Named parts with all their states, ready for any developer to build.',
      },
    ],
  },
  {
    title: 'Web Design Services',
    slug: 'Web-Design-Services',
    description:
      'Pages with a character of their own, drawn for phones first, tested with the people who will use them.',
    thumb1: 'Design',
    thumb2: 'Web',
    features: ['Research and wireframes', 'Brand-true interfaces', 'Design systems you own'],
    approach: [
      {
        title: 'Read before drawing',
        description:
          'Your texts, your numbers and your customers’ questions decide what a page must hold.',
      },
      {
        title: 'Find the character',
        description:
          'Three directions in type and colour, on a real page of yours. You choose one.',
      },
      {
        title: 'Phone first',
        description: 'Each page is designed at 360 pixels and then given room, never the reverse.',
      },
      {
        title: 'Make it a system',
        description:
          'Colours, type, spacing and parts get names, so that page fifty looks like page one.',
      },
    ],
    outcomeIntro: 'A design that belongs to you and still works when we have left.',
    outcomeDetails: [
      {
        title: 'A face people remember',
        description: 'Visitors who compare four agencies can tell which one was yours.',
      },
      {
        title: 'Contrast and focus that pass',
        description:
          'Accessibility is checked in the design file, before it costs anything to fix.',
      },
      {
        title: 'Files you own',
        description: 'Source files, fonts with their licences and a guide of a few pages.',
      },
    ],
  },
  {
    title: 'Web Development Services',
    slug: 'Web-Application-Design-and-Development',
    description:
      'Booking engines, portals and internal tools, designed and developed as one piece of work by one team.',
    thumb1: 'Web',
    thumb2: 'Booking',
    features: [
      'React and TypeScript front ends',
      'Booking engines and APIs',
      'Payment and supplier links',
    ],
    approach: [
      {
        title: 'Map one booking',
        description:
          'We follow a single booking from search to return, with every supplier and every email.',
      },
      {
        title: 'Release something small',
        description: 'The first useful part goes live early, with real users, behind a quiet link.',
      },
      {
        title: 'Grow it every two weeks',
        description:
          'Each release is tested by machine and by hand. You see it before anyone else does.',
      },
      {
        title: 'Connect suppliers with care',
        description:
          'Hotels, airlines and payment providers fail sometimes. The software waits, retries and says so.',
      },
      {
        title: 'Run what we built',
        description: 'The same team watches it in production and fixes what the logs reveal.',
      },
    ],
    outcomeIntro: 'Software that your business can stand on in its busiest week.',
    outcomeDetails: [
      {
        title: 'No double bookings',
        description: 'One source of truth for seats, rooms and balances, whoever sells them.',
      },
      {
        title: 'Code you can take elsewhere',
        description: 'Typed, tested and documented, in your own repository from the first day.',
      },
      {
        title: 'Quiet releases',
        description: 'Updates go out during office hours without taking the site down.',
      },
      {
        title: 'Room to grow',
        description: 'A new supplier, currency or language is an addition, not a rewrite.',
      },
    ],
  },
  {
    title: 'Mobile Apps Development',
    slug: 'Mobile-Apps-Development',
    description:
      'iOS and Android apps that keep working in an airport queue, on a coach and with no signal at all.',
    thumb1: 'iOS',
    thumb2: 'Android',
    features: [
      'iOS and Android from one code base',
      'Itineraries that work offline',
      'Push updates for travellers',
    ],
    approach: [
      {
        title: 'Decide if it should be an app',
        description:
          'If a good website would do, we say so. An app must earn its place on the phone.',
      },
      {
        title: 'Design for one hand',
        description:
          'A traveller holds a bag, a child and a passport. The important button is under the thumb.',
      },
      {
        title: 'Build offline first',
        description:
          'Tickets, addresses and phone numbers are on the device before the flight leaves.',
      },
      {
        title: 'Test on the road',
        description: 'We take it on trains, into basements and abroad before it goes to a store.',
      },
      {
        title: 'Publish and keep current',
        description: 'Store pages, reviews and the yearly system updates are part of the work.',
      },
    ],
    outcomeIntro: 'An app that travellers keep after the first trip.',
    outcomeDetails: [
      {
        title: 'Works with no signal',
        description: 'The itinerary, the hotel address and the driver’s number are always there.',
      },
      {
        title: 'One code base',
        description: 'Both systems get the same features on the same day, at one cost.',
      },
      {
        title: 'Fewer calls to your office',
        description: 'Gate changes and pick-up times reach the phone before the question comes.',
      },
    ],
  },
  {
    title: 'Content Development Services',
    slug: 'Content-Development-Services',
    description:
      'Words, pictures and films that answer what your customers really ask before they book.',
    thumb1: 'Words',
    thumb2: 'Film',
    features: [
      'Page texts in plain English',
      'Guides that pilgrims really use',
      'Photography and film direction',
    ],
    approach: [
      {
        title: 'Collect the questions',
        description: 'We read your inbox and listen to your phone. The content plan is in there.',
      },
      {
        title: 'Write for one reader',
        description:
          'Someone’s mother, on a phone, planning the journey of her life. She needs clear answers.',
      },
      {
        title: 'Check every fact',
        description: 'Visa rules, distances and prices are checked with you and carry a date.',
      },
      {
        title: 'Give it a keeper',
        description: 'Each page has an owner and a review date, so that nothing goes stale.',
      },
    ],
    outcomeIntro: 'Content that sells by being useful.',
    outcomeDetails: [
      {
        title: 'One voice',
        description: 'Website, emails and leaflets sound like the same people, because they are.',
      },
      {
        title: 'Answers before the call',
        description: 'Your agents spend their time on bookings and less on the same ten questions.',
      },
      {
        title: 'A library you can reuse',
        description:
          'Texts, photographs and films, sorted, licensed and ready for the next season.',
      },
    ],
  },
  {
    title: 'Design Services',
    slug: 'Design-Services',
    description:
      'Brand, print and motion from the people who also draw your interfaces, so that everything belongs together.',
    thumb1: 'Brand',
    thumb2: 'Print',
    features: [
      'Logo and brand guidelines',
      'Brochures, banners and signage',
      'Social and email templates',
    ],
    approach: [
      {
        title: 'Look at the real places',
        description:
          'Your brand lives on a coach door, a lanyard and a phone. We start with those.',
      },
      {
        title: 'Find one idea',
        description: 'A single thought that can be drawn small, said aloud and seen from far away.',
      },
      {
        title: 'Draw it out',
        description: 'Logo, type, colour and pattern, tried on everything you already print.',
      },
      {
        title: 'Write the guide',
        description: 'Short enough to be read: what to do, with examples and files to copy.',
      },
    ],
    outcomeIntro: 'A brand your staff can use without asking a designer.',
    outcomeDetails: [
      {
        title: 'Ready for print and screen',
        description: 'Every file in the right format, with colours that match on paper and glass.',
      },
      {
        title: 'Templates that hold',
        description: 'A new flyer or post takes minutes and still looks like you.',
      },
      {
        title: 'Seen from the other side of the hall',
        description: 'Group leaders, flags and lanyards that pilgrims can find in a crowd.',
      },
    ],
  },
  {
    title: 'SEO Services',
    slug: 'SEO-Services',
    description:
      'Be found by people who are ready to book: sound pages, honest structure and measurement you can read.',
    thumb1: 'Search',
    thumb2: 'Reports',
    features: [
      'Technical audit and repair',
      'Pages for the way people search',
      'Monthly report in plain words',
    ],
    approach: [
      {
        title: 'Repair what is broken',
        description:
          'Slow pages, lost links and doubled addresses are fixed first. It is dull and it works.',
      },
      {
        title: 'Learn how people ask',
        description:
          'We sort real searches by what the person wants: to learn, to compare or to book.',
      },
      {
        title: 'Answer better',
        description: 'One good page per question, written by someone who has made the journey.',
      },
      {
        title: 'Measure enquiries',
        description: 'A ranking is a means. We report which pages brought people who wrote to you.',
      },
    ],
    outcomeIntro: 'No promises of first place; nobody can make them. This is what we do promise.',
    outcomeDetails: [
      {
        title: 'A sound site',
        description: 'Search engines can read every page you want found, and none that you do not.',
      },
      {
        title: 'A report you understand',
        description: 'Two pages a month: what was done, what came of it, what we suggest next.',
      },
      {
        title: 'Nothing to regret',
        description: 'No bought links and no hidden text. Your domain stays in good standing.',
      },
    ],
  },
] as const satisfies readonly ServiceEntry[];
