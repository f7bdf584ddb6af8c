import type { ServiceEntry } from '../schemas/service.ts';

export const designAndBuild = [
  {
    title: 'IT Management Services',
    slug: 'IT-Management-Services',
    description:
      'We look after the systems your staff and travellers depend on: servers, accounts, backups and the suppliers behind them.',
    thumb1: 'Run',
    thumb2: 'Support',
    scene: {
      picture: 'Traveller-Support-Desk',
      description:
        'A support desk: four open questions on the left, and the answer to a family whose flight is late.',
    },
    covers: [
      {
        title: 'Servers, domains and certificates',
        description:
          'Every one of them is on a list with its renewal date, and the reminder comes to us.',
      },
      {
        title: 'Accounts for joiners and leavers',
        description:
          'A new colleague can log in on the first morning, and a former one cannot the evening after.',
      },
      {
        title: 'Backups that are restored as a test',
        description: 'Four times a year we bring a copy back to life and note how long it took.',
      },
      {
        title: 'One contact for every supplier',
        description:
          'Hosting, telephones, printers, payment terminal: you tell us, and we wait in their queue.',
      },
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
    proof: {
      case: 'Back-Office',
      text: 'The busiest season of the year went through it, and the office never fell back on a spreadsheet.',
    },
    related: ['Data-Tracking-and-Security', 'Modern-Technology-Solution', 'Website-Development'],
  },
  {
    title: 'Data Tracking and Security',
    slug: 'Data-Tracking-and-Security',
    description:
      'Know what happens in your booking systems, keep passport and payment data safe, and be able to show both.',
    thumb1: 'Data',
    thumb2: 'Security',
    scene: {
      picture: 'Back-Office-card',
      description:
        'The bookings of one group with the state of every visa, and the room list of the same people in front.',
    },
    covers: [
      {
        title: 'Who saw or changed a booking, and when',
        description:
          'The history is part of the booking, so a question takes a minute instead of an afternoon.',
      },
      {
        title: 'Passport scans kept apart and encrypted',
        description:
          'They lie outside the booking system and open only for the people who apply for visas.',
      },
      {
        title: 'Retention periods that erase by themselves',
        description:
          'After the return flight the clock starts, and a scan goes on its day without a reminder.',
      },
      {
        title: 'Access reviews and penetration tests',
        description:
          'Twice a year we go through who may see what, and let a specialist try to break in.',
      },
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
    proof: {
      case: 'Back-Office',
      text: 'Passport scans stay with the visa desk; everyone else takes bookings without seeing one.',
    },
    related: [
      'IT-Management-Services',
      'Web-Application-Design-and-Development',
      'Performance-Metrics-and-KPI-Development',
    ],
  },
  {
    title: 'Website Development',
    slug: 'Website-Development',
    description:
      'Fast, accessible websites that your own team can keep up to date, from a single landing page to a full catalogue.',
    thumb1: 'Web',
    thumb2: 'Build',
    scene: {
      picture: 'Pilgrim-Hotel-Booking-Website',
      description:
        'A hotel website: a plan of the streets around the Haram with prices on it and two hotels in front.',
    },
    covers: [
      {
        title: 'Pages that open at once on a phone',
        description:
          'Small files, few requests and no wall of consent before the first line of text.',
      },
      {
        title: 'Content your office can edit',
        description:
          'Packages, dates and prices are changed in plain forms that refuse a date which cannot be.',
      },
      {
        title: 'Search engines and screen readers included',
        description:
          'Headings, descriptions and alternative texts belong to the build, not to a later phase.',
      },
      {
        title: 'Hosting, updates and backups',
        description: 'We can run it for you, or hand your own provider what they need to do so.',
      },
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
    proof: {
      case: 'Haramayn-Hotels',
      text: 'Its pages can be read before the map has loaded, on a slow network and by a screen reader.',
    },
    related: ['Web-Design-Services', 'Content-Development-Services', 'SEO-Services'],
  },
  {
    title: 'Modern Technology Solution',
    slug: 'Modern-Technology-Solution',
    description:
      'We replace ageing systems in small steps, so that bookings keep coming in while the software underneath changes.',
    thumb1: 'Legacy',
    thumb2: 'Cloud',
    scene: {
      picture: 'Back-Office',
      description:
        'A whole back office on one screen: departures on the left, bookings in the middle, rooms and flights on the right.',
    },
    covers: [
      {
        title: 'A survey of what you run today',
        description:
          'Which programs, which versions, who still understands them, and what each one costs a year.',
      },
      {
        title: 'Old and new side by side',
        description:
          'Both run on the same bookings until the new one has been right for long enough.',
      },
      {
        title: 'Data moved and checked, row by row',
        description:
          'Totals, names and balances are compared after every move, and the differences are listed.',
      },
      {
        title: 'Cloud hosting in the UK or the EU',
        description:
          'You choose the country your passengers’ data stays in, and it is written into the contract.',
      },
    ],
    approach: [
      {
        title: 'Draw what is there',
        description:
          'Programs, files, nightly jobs and the one spreadsheet that holds it all together go on one page.',
      },
      {
        title: 'Cut out the first slice',
        description:
          'One function that hurts and has few ties, such as room lists, moves before anything else does.',
      },
      {
        title: 'Run both for a departure',
        description:
          'A real group travels on the old and the new system at once, and we compare the results each evening.',
      },
      {
        title: 'Retire it properly',
        description:
          'The old data is archived so that it can still be read, and then the licence is cancelled.',
      },
    ],
    outcomeIntro: 'Software that somebody can still maintain in five years.',
    outcomeDetails: [
      {
        title: 'No day without bookings',
        description: 'Each move is small enough to be taken back within the hour.',
      },
      {
        title: 'Data you can trust',
        description:
          'What was wrong for years is found while it is moved, and put right by people who know the cases.',
      },
      {
        title: 'Running costs you can see',
        description:
          'One bill for hosting, sorted by system, in place of a cupboard full of servers.',
      },
    ],
    proof: {
      case: 'Back-Office',
      text: 'Old and new ran side by side for one departure, and the files were closed one at a time.',
    },
    related: [
      'Web-Application-Design-and-Development',
      'Digital-Transformation-Consulting',
      'Change-Management',
    ],
  },
  {
    title: 'UI/UX Design Services',
    slug: 'UI-UX-Design-Services',
    description:
      'Research, flows and interfaces that let a traveller book in minutes and an agent find anything in seconds.',
    thumb1: 'Design',
    thumb2: 'Research',
    scene: {
      picture: 'about-workbench',
      of: 'Haramayn-Hotels',
      description:
        'One page in two states: the wireframe with a note that says walk first, and the finished design beside it.',
    },
    covers: [
      {
        title: 'Talks with travellers and agents',
        description: 'Eight to twelve conversations, half of them at a counter or on a coach.',
      },
      {
        title: 'Flows and clickable prototypes',
        description:
          'The whole way from the search to the receipt can be tried before any code exists.',
      },
      {
        title: 'Interface design for web and apps',
        description:
          'Finished screens for every width, with the words that will really stand in them.',
      },
      {
        title: 'Usability tests, with the recordings',
        description: 'You can watch the moment in which somebody fails to find the button.',
      },
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
    proof: {
      case: 'Haramayn-Hotels',
      text: 'Pilgrims asked about the walk before they asked about the price, so the search begins with it.',
    },
    related: [
      'Web-Application-Design-and-Development',
      'Mobile-Apps-Development',
      'Web-Design-Services',
    ],
  },
  {
    title: 'Web Design Services',
    slug: 'Web-Design-Services',
    description:
      'Pages with a character of their own, drawn for phones first, tested with the people who will use them.',
    thumb1: 'Design',
    thumb2: 'Web',
    scene: {
      picture: 'Coach-Operator-Website-Redesign',
      description:
        'The home page of a coach operator: a large coach, and below it the day’s departures to choose from.',
    },
    covers: [
      {
        title: 'Research and wireframes',
        description:
          'What visitors come for, in which order, sketched in grey before anyone argues about colour.',
      },
      {
        title: 'Brand-true interfaces',
        description:
          'Your logo, type and tone of voice, carried into buttons, forms and error messages.',
      },
      {
        title: 'Design systems you own',
        description:
          'Parts with names and rules, from which your own people can build the next page.',
      },
    ],
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
    proof: {
      case: 'Haramayn-Hotels',
      text: 'Distances became rings on a plan: a page that nobody mistakes for another hotel site.',
    },
    related: ['Website-Development', 'Design-Services', 'Content-Development-Services'],
  },
  {
    title: 'Web Development Services',
    slug: 'Web-Application-Design-and-Development',
    description:
      'Booking engines, portals and internal tools, designed and developed as one piece of work by one team.',
    thumb1: 'Web',
    thumb2: 'Booking',
    scene: {
      picture: 'Umrah-Package-Booking-Platform',
      description:
        'A booking engine: flight, two hotels and transfers chosen step by step, and the pass with the price per pilgrim.',
    },
    covers: [
      {
        title: 'React and TypeScript front ends',
        description:
          'Quick screens that a new developer can read, because the types say what every part expects.',
      },
      {
        title: 'Booking engines and APIs',
        description:
          'Seats, rooms, allotments and prices per share, with an interface that your partners can use too.',
      },
      {
        title: 'Payment and supplier links',
        description:
          'Cards, bank transfers and hotel suppliers, each matched to its booking without retyping.',
      },
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
    proof: {
      case: 'Back-Office',
      text: 'Family, documents, rooms and balance in one record, and a price that follows the share.',
    },
    related: ['UI-UX-Design-Services', 'Data-Tracking-and-Security', 'Modern-Technology-Solution'],
  },
  {
    title: 'Mobile Apps Development',
    slug: 'Mobile-Apps-Development',
    description:
      'iOS and Android apps that keep working in an airport queue, on a coach and with no signal at all.',
    thumb1: 'iOS',
    thumb2: 'Android',
    scene: {
      picture: 'Hotel-and-Transfer-App-Design',
      description:
        'Two phones: the search for a room near the Haram, and the car that is eight minutes from the hotel.',
    },
    covers: [
      {
        title: 'iOS and Android from one code base',
        description: 'One team, one list of faults and one release for both stores.',
      },
      {
        title: 'Itineraries that work offline',
        description:
          'Whatever a traveller may need on arrival is on the phone before they leave home.',
      },
      {
        title: 'Push updates for travellers',
        description:
          'A new gate or a later coach reaches only the people it concerns, in their own language.',
      },
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
    proof: {
      case: 'Mahatal-Al-Alam',
      text: 'Room and ride in one app that still knows the address, in Arabic, when there is no signal.',
    },
    related: [
      'UI-UX-Design-Services',
      'Web-Application-Design-and-Development',
      'Content-Development-Services',
    ],
  },
  {
    title: 'Content Development Services',
    slug: 'Content-Development-Services',
    description:
      'Words, pictures and films that answer what your customers really ask before they book.',
    thumb1: 'Words',
    thumb2: 'Film',
    scene: {
      picture: 'Travel-Magazine-Layouts',
      description: 'A travel magazine, opened at a story about the slow road to Madinah.',
    },
    covers: [
      {
        title: 'Page texts in plain English',
        description:
          'Short sentences, real prices and no brochure adjectives, ready for translation.',
      },
      {
        title: 'Guides that pilgrims really use',
        description:
          'What to pack, where to queue, whom to ring: printed, on the phone and as a film.',
      },
      {
        title: 'Photography and film direction',
        description:
          'We write the shot list, choose the people and stay until the last picture is named.',
      },
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
    proof: {
      case: 'Haramayn-Hotels',
      text: 'Minutes on foot that somebody has walked and timed, in place of adjectives about being close.',
    },
    related: ['SEO-Services', 'Design-Services', 'Website-Development'],
  },
  {
    title: 'Design Services',
    slug: 'Design-Services',
    description:
      'Brand, print and motion from the people who also draw your interfaces, so that everything belongs together.',
    thumb1: 'Brand',
    thumb2: 'Print',
    scene: {
      picture: 'Airline-Brand-and-Design-System',
      description:
        'The brand of an airline: tail, logo, type, colours, boarding pass and the aircraft itself.',
    },
    covers: [
      {
        title: 'Logo and brand guidelines',
        description:
          'A mark that works on a phone and on a coach, with a guide your printer will follow.',
      },
      {
        title: 'Brochures, banners and signage',
        description: 'From the season’s brochure to the board a driver holds up in arrivals.',
      },
      {
        title: 'Social and email templates',
        description: 'Your staff change the words and the picture; the rest keeps its place.',
      },
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
    proof: {
      case: 'Mahatal-Al-Alam',
      text: 'The same type, signs and colours in Arabic and in English, for guests and for drivers.',
    },
    related: ['Web-Design-Services', 'Content-Development-Services', 'UI-UX-Design-Services'],
  },
  {
    title: 'SEO Services',
    slug: 'SEO-Services',
    description:
      'Be found by people who are ready to book: sound pages, honest structure and measurement you can read.',
    thumb1: 'Search',
    thumb2: 'Reports',
    scene: {
      picture: 'Ramadan-Search-Campaign',
      description:
        'Searches for umrah in Ramadan as a row of columns that grows towards the last ten nights.',
    },
    covers: [
      {
        title: 'Technical audit and repair',
        description:
          'Every address on the site is opened once, and what fails is mended, not just reported.',
      },
      {
        title: 'Pages for the way people search',
        description:
          'A family from Leeds does not type what a brochure says, so the page says what they type.',
      },
      {
        title: 'Monthly report in plain words',
        description: 'Which pages brought enquiries, which did not, and what we would change.',
      },
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
    proof: {
      case: 'Haramayn-Hotels',
      text: 'People look for a hotel near the Haram. This site answers with a named gate and the time to it.',
    },
    related: [
      'Content-Development-Services',
      'Website-Development',
      'Performance-Metrics-and-KPI-Development',
    ],
  },
] as const satisfies readonly ServiceEntry[];
