import { identity } from '../../contact/identity.ts';

export const hero = {
  label: `${identity.city}, UK — travel and booking software since ${identity.founded}`,
  headline: 'Grow your business with IT solutions that',
  promise: 'arrive on\u00a0time.',
  lead: 'We design, build and run booking platforms for hajj and umrah agencies, hotels and transport companies, and the custom software behind them.',
  action: { title: 'Contact Us Today', link: '/contact' },
  sellingPoints: [
    { title: 'Focus on quality first', text: 'Tested before it travels.' },
    { title: 'Get to the market on time', text: 'A release every two weeks.' },
  ],
  /** The scene's sample data: our own projects, as a departures board would announce them. */
  board: [
    { project: 'Back office', platform: 'Web', gate: '04', status: 'Live' },
    { project: 'Mahatal Al Alam', platform: 'iOS · Android', gate: '07', status: 'Boarding' },
    { project: 'Haramayn Hotels', platform: 'Web', gate: '11', status: 'Live' },
    { project: 'Transfers API', platform: 'Node', gate: '12', status: 'On time' },
    { project: 'Umrah packages', platform: 'Web', gate: '15', status: 'Design' },
  ],
  pass: { from: 'BHX', to: 'JED', guests: '42', hotel: '5 nights', paid: '100%' },
} as const;
