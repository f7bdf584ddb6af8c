import { identity } from '#agency/identity.ts';
import { dayInWords } from '../day-in-words.ts';
import { byPost, type LegalPage } from './legal-page.ts';

const lastUpdated = '2026-11-16';
const email = { text: identity.email, link: `mailto:${identity.email}` };
const contact = { text: 'contact page', link: '/contact' };

/** True to the software, as docs/accessibility.md is: change this text together with what is tested. */
export const accessibilityStatement: LegalPage = {
  page: {
    path: '/accessibility',
    title: 'Accessibility statement',
    kicker: 'Legal',
    updated: lastUpdated,
    description: `How ${identity.name} keeps this website usable for everyone, how that was tested, what is not perfect yet, and how to tell us.`,
  },
  banner: {
    title: 'Accessibility statement',
    lead: 'How we keep this website usable for everyone, what is not perfect yet, and how to tell us.',
  },
  lastUpdated,
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      inShort: 'Everyone can read the site, use it and write to us.',
      body: [
        [
          `This website is run by ${identity.legalName}. We want as many people as possible to be able to use it. You should be able to:`,
        ],
        {
          list: [
            ['reach everything with a keyboard, and see where you are;'],
            [
              'hear everything with a screen reader: pictures that say something have a description;',
            ],
            ['zoom in to 400 per cent, or make the text twice as large, without losing any of it;'],
            ['set your own colours and the space between lines, words and letters;'],
            ['stop everything that moves; nothing does if your device asks for less motion;'],
            ['read every page and send an enquiry with scripts switched off.'],
          ],
        },
        [
          'Our measure is level AA of the ',
          {
            text: 'Web Content Accessibility Guidelines 2.2',
            link: 'https://www.w3.org/TR/WCAG22/',
          },
          ', on every page and in every state of it: open menus and error messages included.',
        ],
      ],
    },
    {
      id: 'tested',
      title: 'How it is tested',
      inShort: 'By our own software, again and again. Not yet by a panel of people.',
      body: [
        [
          'We assess the website ourselves. The tests are part of its software and cover all of its pages:',
        ],
        {
          list: [
            [
              'Four checkers (axe-core, IBM’s accessibility checker, HTML CodeSniffer and Siteimprove Alfa) look at every page, as wide as on a phone and as on a desktop, and at menus, tabs, carousels, dialogs and the form in each of its conditions.',
            ],
            [
              'The same visits are made with the engines of three browsers: Chromium, Firefox and WebKit, which Safari is built on.',
            ],
            [
              'The keyboard alone goes through every page. Its focus must be in sight at each stop and must never be caught.',
            ],
            [
              'Every page is shown 320 pixels wide, which is a zoom of 400 per cent, with text of twice the size, and with wider spacing.',
            ],
            [
              'The contrast of text over pictures is measured in the pixels that are really painted.',
            ],
            [
              'Pages are read without scripts, styles, pictures and fonts, each in its turn, and an enquiry is sent every time.',
            ],
            [
              'What a screen reader would say on the home page and the contact page is written down, and read by us when it changes.',
            ],
          ],
        },
        [
          'Such tests find many faults and not all of them. People who use a screen reader, a magnifier or voice control every day have not tested this website yet. If you are one of them, what you notice counts for more than any tool.',
        ],
      ],
    },
    {
      id: 'limits',
      title: 'What is not perfect',
      inShort: 'The map is not ours. Everything it tells you is there in words.',
      body: [
        [
          'This website meets level AA as far as we know, with one exception that we cannot mend ourselves:',
        ],
        {
          list: [
            [
              'The map on our ',
              contact,
              ' is made by OpenStreetMap and shown in a frame. We cannot vouch for its contrast, its names or its keyboard control. You do not need it: our place is written beside it.',
            ],
          ],
        },
        ['Three more things are good to know:'],
        {
          list: [
            [
              'The film has no sound, so there are no captions. What it shows can be read in the same window.',
            ],
            [
              'Pictures of our software have small writing in them, which grows with the picture and not with your text size. Their descriptions say what matters in it.',
            ],
            ['There are no PDF files and no other documents to download.'],
          ],
        },
      ],
    },
    {
      id: 'tell-us',
      title: 'Tell us what is in your way',
      inShort: 'Write in your own words. You hear from us within five working days.',
      body: [
        [
          'If something does not work for you, write to ',
          email,
          `${byPost}. The form on our `,
          contact,
          ' reaches us too. It helps to know which page it was, what you wanted to do, and which browser or aid you use, but none of that is needed.',
        ],
        [
          'We answer within five working days, and say what we will change and when. If you need something from this website in another form, such as large print or plain text by email, ask at the same address; it costs nothing.',
        ],
      ],
    },
    {
      id: 'enforcement',
      title: 'If our answer does not help',
      inShort: 'You have rights, and others who stand up for them.',
      body: [
        [
          'The Equality Act 2010 protects disabled people in England, Scotland and Wales. If you are not content with how we deal with what you told us, the ',
          {
            text: 'Equality Advisory and Support Service',
            link: 'https://www.equalityadvisoryservice.com/',
          },
          ' gives free advice.',
        ],
        [
          'In Northern Ireland it is the Disability Discrimination Act 1995, and the ',
          {
            text: 'Equality Commission for Northern Ireland',
            link: 'https://www.equalityni.org/',
          },
          ' helps.',
        ],
      ],
    },
    {
      id: 'statement',
      title: 'About this statement',
      inShort: `Prepared on ${dayInWords(lastUpdated)}.`,
      body: [
        [
          `This statement was prepared on ${dayInWords(lastUpdated)}, from the results of the tests it names. It follows the model of the W3C and the one that the UK government has for public bodies, although the law does not ask us for one.`,
        ],
        [
          'We look at it again whenever the website changes in a way that matters to it, and at least once a year.',
        ],
      ],
    },
  ],
};
