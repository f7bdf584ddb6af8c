import { identity } from '#agency/identity.ts';
import { type CaseStudy, caseStudies } from './case-studies.ts';
import type { Page } from './page.ts';
import type { TeamMember } from './schemas/team-member.ts';

export type { TeamMember };

const amina = {
  name: 'Amina Rahman',
  slug: 'Amina-Rahman',
  title: 'Managing Director',
  worked: {
    caseStudy: 'Back-Office',
    part: 'Sat beside the people at the counter for the first week, asked questions and drew nothing.',
  },
} as const;

/** The specification has one of the six entries twice, so there are five people; all are sample content. */
export const team: readonly TeamMember[] = [
  { Id: 1, tImg: 'Amina-Rahman', ...amina },
  {
    Id: 2,
    tImg: 'Yusuf-Karim',
    name: 'Yusuf Karim',
    slug: 'Yusuf-Karim',
    title: 'Head of Engineering',
    worked: {
      caseStudy: 'Mahatal-Al-Alam',
      part: 'Tied the pick-up to the flight, then rode from Jeddah to Makkah to see it hold.',
    },
  },
  {
    Id: 3,
    tImg: 'Grace-Okafor',
    name: 'Grace Okafor',
    slug: 'Grace-Okafor',
    title: 'Lead Product Designer',
    worked: {
      caseStudy: 'Haramayn-Hotels',
      part: 'Walked from the hotels to the gates with a stopwatch, and drew the rings from her notes.',
    },
  },
  {
    Id: 4,
    tImg: 'Daniel-Whitfield',
    name: 'Daniel Whitfield',
    slug: 'Daniel-Whitfield',
    title: 'DevOps Lead',
    worked: {
      caseStudy: 'Haramayn-Hotels',
      part: 'Keeps the prices of several suppliers fresh all day, and the pages light on a slow network.',
    },
  },
  {
    Id: 5,
    tImg: 'Sofia-Marchetti',
    name: 'Sofia Marchetti',
    slug: 'Sofia-Marchetti',
    title: 'Delivery Manager',
    worked: {
      caseStudy: 'Back-Office',
      part: 'Planned the change one spreadsheet at a time, and closed the last one with the team.',
    },
  },
  { Id: 6, tImg: 'Amina-Rahman-on-site', ...amina },
];

/** The grid shows no more than this (specification, section 9). */
export const teamLimit = 6;

/** Each person once, for their own page. */
export const people: readonly TeamMember[] = [
  ...new Map(team.map((member) => [member.slug, member] as const).reverse()).values(),
].sort((one, other) => one.Id - other.Id);

export const pageOfMember = (member: TeamMember): Page => ({
  path: `/team-single/${member.slug}`,
  title: member.name,
  kicker: member.title,
  updated: '2026-11-15',
  description: `${member.name}, ${member.title} at ${identity.name}: experience, skills and how to reach them.`,
  parent: { title: 'Team', path: '/team' },
});

/** Who stands before and after a member in a list, round its ends. */
export function neighboursOf(member: TeamMember, list: readonly TeamMember[]) {
  const at = list.findIndex(({ slug }) => slug === member.slug);
  const [previous, next] = [list.at(at - 1), list[(at + 1) % list.length]];
  return list.length > 1 && previous && next ? { previous, next } : undefined;
}

/** The case a member has worked on, if one is named. */
export const caseOf = ({ worked }: TeamMember): CaseStudy | undefined =>
  caseStudies.find(({ slug }) => slug === worked?.caseStudy);

export const portraitOf = (member: TeamMember): string => `Portrait of ${member.name}`;

export const teamIntro = {
  title: 'Ask the person who would build it',
  text: 'From the first call on you speak to the people who plan and build your system. They are still here after it goes live.',
  action: { title: 'Talk to an Expart', link: '/contact' },
} as const;

/** Below the wall: those who are not on it. */
export const teamAtLarge = {
  title: 'They do not work alone',
  text: 'Designers, engineers and delivery managers sit at one table here. That is why our estimates hold: they are made by the people who have to keep them.',
  action: { title: 'See which desks are free', link: '/career' },
} as const;

export const teamWall = {
  title: 'Faces on the wall',
  members: team.slice(0, teamLimit),
} as const;

/** Placeholder data: the agency's own domain, and numbers that Ofcom keeps free for fiction. */
export function contactOf(member: TeamMember) {
  const mailbox = member.slug.split('-', 1)[0]?.toLowerCase() ?? member.slug;
  const domain = identity.email.slice(identity.email.indexOf('@'));
  return {
    email: `${mailbox}${domain}`,
    phone: `0121 496 01${String(member.Id).padStart(2, '0')}`,
    location: `${identity.city}, ${identity.country}`,
  };
}

/** What the pages of all members say alike (specification, section 2). */
export const memberPage = {
  experience: {
    title: 'Experience',
    text: [
      'More than nine years of work on booking platforms, back offices and travel apps, from the first sketch to the servers they run on. Every project began in the client’s own office, beside the people who would use the result.',
      'Known here for short meetings, plain words and releases that nobody notices, because nothing breaks.',
    ],
  },
  contact: { title: 'Contact', email: 'Email', phone: 'Phone', location: 'Office' },
  worked: { title: 'Worked on', action: 'Read Case' },
  neighbours: { title: 'Others in the team', previous: 'Previous', next: 'Next' },
  /** The profiles are not public yet; their links lead back to the team (specification, section 2). */
  social: { title: 'Profiles', link: '/team', note: 'back to the team' },
  skills: {
    title: 'Skills',
    counters: [
      { figure: 98, title: 'Planning' },
      { figure: 88, title: 'Communication' },
      { figure: 99, title: 'Delivery on time' },
      { figure: 77, title: 'Mentoring' },
    ],
  },
  education: {
    title: 'Education',
    text: 'A degree in a computing subject, followed by what no course teaches: a season in a travel agency’s office, on the phones, in the weeks before Ramadan. We ask everyone who joins to spend some days there.',
  },
  qualifications: {
    title: 'Qualifications',
    list: [
      'BSc in a computing or design subject',
      'Agile project delivery, practitioner level',
      'Web accessibility, WCAG 2.2',
      'Secure handling of personal and card data',
      'First aid at work',
    ],
  },
} as const;
