import { identity } from '#agency/identity.ts';
import { retentionDays } from '#enquiry/retention.ts';
import { byPost, type LegalPage } from './legal-page.ts';

const lastUpdated = '2026-11-16';
const email = { text: identity.email, link: `mailto:${identity.email}` };

/**
 * True to the software: change this text together with what it describes. The retention period is
 * what the service keeps unless its RETENTION_DAYS setting says otherwise.
 */
export const privacyPolicy: LegalPage = {
  page: {
    path: '/privacypolicy',
    title: 'Privacy Policy',
    kicker: 'Legal',
    updated: lastUpdated,
    description: `What ${identity.name} does with the information you give us, how long we keep it, and your rights over it.`,
  },
  banner: {
    title: 'Privacy Policy',
    lead: 'What we do with the information you give us, how long we keep it, and your rights over it.',
  },
  lastUpdated,
  sections: [
    {
      id: 'use',
      title: 'How we use your information',
      inShort: 'To answer you and to do the work you ask for. Never to sell or to advertise.',
      body: [
        [
          `${identity.legalName} of ${identity.city}, ${identity.country}, decides how and why your information is used. In the words of the UK GDPR, we are the data controller.`,
        ],
        ['We use what you give us for these purposes only:'],
        {
          list: [
            [
              'To read and answer your enquiry. When you send it, the website stores it and notifies us by email.',
            ],
            ['To prepare a quote and, if you become our client, to do the work and to invoice it.'],
            ['To consider your application, if you write to us about a job.'],
            ['To protect the website against abuse, such as floods of automated messages.'],
            ['To meet duties that the law puts on us, such as keeping accounts.'],
          ],
        },
        [
          'Our legal grounds are the steps before a contract and the contract itself, our legitimate interest in answering people who write to us and in keeping the website safe, and our legal duties. We do not sell your information, we send no advertising with it, and no decision about you is made by a machine alone.',
        ],
        [
          'Only people at our company who need it see your information, and the companies that host our website and carry our email, who act on our instructions.',
        ],
      ],
    },
    {
      id: 'collected',
      title: 'Information we collect',
      inShort: 'The five fields of the form. More only if you become a client.',
      body: [
        [
          'When you send an enquiry, we store what you typed into the form: your name, email address, company, phone number and message, with the time it arrived.',
        ],
        [
          'When you press the button, the form keeps a copy of what you typed in this browser tab only (in its session storage), so that a failed connection loses nothing and you can send it again. The copy is removed once our server has accepted your enquiry or you take it back to change it, at the latest after a day, and in any case when you close the tab.',
        ],
        ['If you become our client, we also collect what the project needs:'],
        {
          list: [
            ['Billing details: the name and address for invoices, and how they were paid.'],
            [
              'Travel preferences, where we work on a booking system with you and you share examples from real bookings.',
            ],
          ],
        },
        [
          'Device and connection data: to deliver a page, our server receives your IP address and what your browser says about itself. We use the IP address in memory to limit how many enquiries one connection can send in a short time. We do not write it to disk, and it is not stored with your enquiry.',
        ],
        [
          'A small script on each page measures how fast the page was. The figures stay in your browser; nothing is sent.',
        ],
        [
          'The map on our ',
          { text: 'contact page', link: '/contact' },
          ' comes from openstreetmap.org. It is loaded as soon as you come near it on the page, and a sentence beside it says so. OpenStreetMap then learns your IP address, what your browser says about itself, and that you came from our website. The ',
          {
            text: 'privacy policy of the OpenStreetMap Foundation',
            link: 'https://osmfoundation.org/wiki/Privacy_Policy',
          },
          ' says what happens there. Everything else on this website is loaded from us.',
        ],
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      inShort: 'None. That is why no banner asked you.',
      body: [
        [
          'This website sets no cookies. It has no advertising, no tracking pixels and no analytics service.',
        ],
        [
          'The only thing kept in your browser is the text of an enquiry that our server has not accepted yet, for a day at most, as described above. It is needed for the form to work and stays in that tab.',
        ],
        [
          'OpenStreetMap may set its own cookies inside the map on the contact page. If you block openstreetmap.org in your browser, you see our drawing of the city instead, and nothing else is missing.',
        ],
      ],
    },
    {
      id: 'retention',
      title: 'Data retention',
      inShort: `Enquiries are erased by themselves after ${retentionDays} days, or sooner if you ask.`,
      body: [
        [
          `We keep an enquiry for ${retentionDays} days. After that our software erases it for good, automatically. If you ask us to, we erase it before then.`,
        ],
        [
          'The email that told us about your enquiry, and any backup that contains it, we delete by hand within the same period.',
        ],
        [
          'Contracts and invoices are kept for six years after the end of the financial year, because tax law requires it. Applications for a job are kept for six months after the position is filled, unless we agree otherwise with you.',
        ],
      ],
    },
    {
      id: 'security',
      title: 'Security',
      inShort: 'Encrypted on the way, closed at rest, and never in a log file.',
      body: [
        [
          'Pages and enquiries travel over an encrypted connection. Enquiries are stored on our own server, where there is no public sign-in and no admin page that could be broken into; staff reach them with a command on the server itself.',
        ],
        [
          'Names, addresses and messages are never written to log files. The website only runs its own code: a strict content policy tells your browser to refuse anything else.',
        ],
        [
          'No system is perfectly safe. Should a breach put your rights at risk, we tell the Information Commissioner within 72 hours and you without undue delay.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      inShort: 'Ask, and we show, correct or delete. It costs nothing.',
      body: [
        ['Under the UK GDPR you have these rights over your information:'],
        {
          list: [
            ['Access: you can ask what we hold about you and get a copy.'],
            ['Correct: you can have mistakes put right and gaps filled.'],
            ['Delete: you can have your information erased.'],
            ['Object: you can tell us to stop using it where we rely on a legitimate interest.'],
            ['Restrict: you can have it kept but not used while a question is settled.'],
          ],
        },
        [
          'Write to ',
          email,
          ' from the address you used, so that we know it is you. We answer within one month and charge nothing.',
        ],
        [
          'If you are not happy with our answer, you can complain to the Information Commissioner’s Office at ',
          { text: 'ico.org.uk', link: 'https://ico.org.uk/make-a-complaint/' },
          '. You can do that at any time, also without writing to us first.',
        ],
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      inShort: 'The date at the top tells you when it last changed.',
      body: [
        [
          'When the website or our work changes, this policy changes with it. The date at the top of the page says when that last happened. If a change affects information that we already hold about you, we tell you by email before it takes effect.',
        ],
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      inShort: 'One address for every question about your information.',
      body: [
        [
          'For anything about this policy or your information, write to ',
          email,
          `${byPost}. Say what it is about; you need not give a reason.`,
        ],
      ],
    },
  ],
};
