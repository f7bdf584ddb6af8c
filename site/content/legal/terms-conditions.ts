import { identity } from '#agency/identity.ts';
import { byPost, type LegalPage } from './legal-page.ts';

const lastUpdated = '2026-11-16';
const email = { text: identity.email, link: `mailto:${identity.email}` };

export const termsConditions: LegalPage = {
  page: {
    path: '/termsconditions',
    title: 'Terms and Conditions',
    kicker: 'Legal',
    updated: lastUpdated,
    description: `The terms under which ${identity.name} offers this website and its services.`,
  },
  banner: {
    title: 'Terms and Conditions',
    lead: 'The terms under which we offer this website and our services.',
  },
  lastUpdated,
  sections: [
    {
      id: 'use',
      title: 'Use of services',
      inShort: 'Read it, use it, write to us. Do not try to break it.',
      body: [
        [
          `This website belongs to ${identity.legalName} of ${identity.city}, ${identity.country} (“we”). By using it you accept these terms. If you do not accept them, please do not use the website.`,
        ],
        [
          'You may read the website and send us enquiries freely, for yourself or for your company. There are no accounts and nothing here has a price. Please do not:',
        ],
        {
          list: [
            ['send enquiries that are false, unlawful, or written by a machine;'],
            ['attack the website, look for ways around its limits, or overload it;'],
            ['pretend to be us, or to act in our name.'],
          ],
        },
        [
          'Texts on this website describe what we do; they are not an offer in law. Work for clients is done under a written agreement of its own. Where that agreement says something different from these terms, the agreement decides.',
        ],
        [
          'How we handle what you send us is set out in our ',
          { text: 'privacy policy', link: '/privacypolicy' },
          '.',
        ],
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      inShort: 'The site is ours. What we build for you is a matter of your contract.',
      body: [
        [
          'The texts, drawings, films, designs and code of this website belong to us or to those who have allowed us to use them. Names and logos of other companies belong to those companies.',
        ],
        [
          'You may quote from the website with a link to it, print pages, and share links to them. For anything beyond that, ask us first.',
        ],
        [
          'Ideas and documents that you send us with an enquiry stay yours. We use them to answer you and for nothing else. Who owns the software we build for a client is written in the client’s agreement.',
        ],
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of liability',
      inShort: 'We take care, but a free website comes without guarantees.',
      body: [
        [
          'We take care that this website is correct, safe and available, but we do not promise that it always will be. You use it as it is.',
        ],
        [
          'As far as the law allows, we are not liable for losses that come from using the website or from relying on its texts: in particular not for lost profit, lost business, lost data, or losses that neither of us could foresee. We are not responsible for other websites that we link to, or for the map that OpenStreetMap provides.',
        ],
        [
          'Nothing in these terms limits our liability for death or personal injury caused by our negligence, for fraud, or for anything else that cannot be limited under the law of England and Wales. If you are a consumer, your statutory rights stay as they are.',
        ],
      ],
    },
    {
      id: 'indemnification',
      title: 'Indemnification',
      inShort: 'If your misuse costs us money, you make it good.',
      body: [
        [
          'If you use the website for a business and break these terms or the law while doing so, and someone makes a claim against us because of it, you cover the loss and the reasonable costs that this causes us.',
        ],
        [
          'We tell you about such a claim without delay, leave you room to answer it, and settle nothing at your expense without asking you.',
        ],
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      inShort: 'You can leave at any time. We can close the door on abuse.',
      body: [
        [
          'You can stop using the website at any time. We can refuse connections or enquiries from anyone who breaks these terms, and we can change or close the website, in part or as a whole.',
        ],
        [
          'The sections on intellectual property, liability and indemnification stay in force afterwards.',
        ],
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      inShort: 'The version on this page is the one that counts.',
      body: [
        [
          'We may change these terms when the website, our work or the law changes. The date at the top says when that last happened. The version on this page applies from the moment it appears here; it does not reach back.',
        ],
        [
          'These terms follow the law of England and Wales, and its courts decide disputes. If a court finds one part invalid, the rest stays in force.',
        ],
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      inShort: 'Questions about these terms are welcome.',
      body: [
        [
          'Write to ',
          email,
          `${byPost}, or use the form on our `,
          { text: 'contact page', link: '/contact' },
          '. Say which section you mean, and we explain it in plain words.',
        ],
      ],
    },
  ],
};
