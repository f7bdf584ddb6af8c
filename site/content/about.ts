import { identity } from '#agency/identity.ts';
import { inWords } from './number-words.ts';

export const aboutIntro = {
  statement: 'People save for years for one journey. Our software can’t be what goes wrong.',
  lead: `${identity.name} is a software agency in ${identity.city}. We build booking platforms for hajj and umrah agencies, hotels and transport companies, and the custom systems behind them: back offices, apps, supplier connections and websites.`,
  text: [
    'We know the trade from the inside. We know what a rooming list is, why a visa run ruins a Thursday, and how many people ring when a flight moves by an hour. So we start in your office, alongside the people who’ll use what we build.',
    'Then we work in short steps you can see. The first part goes live early, the next follows two weeks later, and the people who built it are there when you need them.',
  ],
  action: { title: 'Meet the people', link: '/team' },
  pictures: {
    tall: {
      name: 'about-route',
      alt: '',
    },
    wide: {
      name: 'about-workbench',
      alt: '',
    },
  },
} as const;

/** The three cards of the specification, section 2. */
export const story = {
  title: 'Where we’ve come from and where we’re going',
  cards: [
    {
      mark: `Since ${identity.founded}`,
      title: 'Our History',
      text: `We began in ${identity.founded} with one travel agency and one spreadsheet too many. That agency told the next. Hotels followed, then coach operators, then the apps that tie them all together.`,
    },
    {
      mark: 'Every day',
      title: 'Our Mission',
      text: 'To build software that people can rely on when it matters most: at the counter, at the gate and on the phone to a worried family. Tested before it travels, delivered when promised.',
    },
    {
      mark: 'From here on',
      title: 'Our Vision',
      text: 'Journeys without paperwork: agency, hotel and driver work from one booking, and the traveller need think of nothing but the journey.',
    },
  ],
} as const;

export const clientLogosOf = (clients: readonly string[]) => ({ label: 'Our clients', clients });

/** The figures of the specification, section 9. */
export const companyFigures = {
  title: 'The story so far, in numbers',
  statement: { figure: '50+', text: 'employees in 3 countries' },
  figures: [
    { figure: '9+', text: 'years of experience' },
    { figure: '280+', text: 'success stories' },
    { figure: '200+', text: 'companies trust us' },
    { figure: '100%', text: 'results guaranteed' },
  ],
} as const;

/** The group portrait below the figures. */
export const aboutPeopleOf = (team: readonly unknown[]) => ({
  title: 'Meet the people who’ll answer you',
  text: `These ${inWords(team.length).toLowerCase()} lead the work. Look them up before you write: you’ll hear from one of them soon.`,
  action: { title: 'Meet the team', link: '/team' },
});

/** The six points of the specification, section 2; /about and /services both show them. */
export const whyUs = {
  title: 'Why Our Services are Better',
  points: [
    {
      title: 'Quality Comes First',
      text: 'Every change is tested by machine and by a person before it reaches your customers.',
    },
    {
      title: 'Flexible Cooperation',
      text: 'A fixed project, a monthly team or a few days a week. Change it when your season changes.',
    },
    {
      title: 'On-time Delivery',
      text: 'We release every two weeks. You see the progress, so the date is never a surprise.',
    },
    {
      title: 'Transparent Costs',
      text: 'The quote says what each part costs. Nothing is added without your written approval.',
    },
    {
      title: 'Qualified Developers',
      text: 'Experienced people who know your trade, and whose names you know before they start.',
    },
    {
      title: 'Quick Scale-up',
      text: 'When the season opens, extra hands join the same project. When it ends, they step back.',
    },
  ],
} as const;

export const aboutClosingBand = {
  title: 'Come and see how we work',
  text: `Write to us, or come and see us in ${identity.city}. Bring your hardest booking and we’ll put the kettle on.`,
  action: { title: 'Contact Us Today!', link: '/contact' },
} as const;
