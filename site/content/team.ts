import { identity } from '#agency/identity.ts';
import type { CaseStudy, TeamMember } from './content.ts';
import type { Page } from './page.ts';

/** The maximum on the grid (specification, section 9). */
export const teamLimit = 6;

export const pageOfMember = (member: TeamMember): Page => ({
  path: `/team-single/${member.slug}`,
  title: member.name,
  kicker: member.title,
  updated: member.updated,
  description: `${member.name}, ${member.title} at ${identity.name}: experience, skills and how to reach them.`,
  parent: { title: 'Team', path: '/team' },
});

/** The previous and next member. The last and the first are neighbours. */
export function neighboursOf(member: TeamMember, list: readonly TeamMember[]) {
  const at = list.findIndex(({ slug }) => slug === member.slug);
  const [previous, next] = [list.at(at - 1), list[(at + 1) % list.length]];
  return list.length > 1 && previous && next ? { previous, next } : undefined;
}

/** The case a member has worked on, if any. */
export const caseOf = (
  { worked }: TeamMember,
  caseStudies: readonly CaseStudy[],
): CaseStudy | undefined => caseStudies.find(({ slug }) => slug === worked?.caseStudy?.id);

export const portraitOf = (member: TeamMember): string => `Portrait of ${member.name}`;

export const teamIntro = {
  title: 'Ask the person who’d build it',
  text: 'From the first call, you talk to the people who plan and build your system. They’re still here after it goes live.',
  action: { title: 'Talk to an Expart', link: '/contact' },
} as const;

/** The people below the wall who are not on it. */
export const teamAtLarge = {
  title: 'They don’t work alone',
  text: 'Designers, engineers and delivery managers plan every project together. That’s why our estimates hold: the people who make them have to stick to them.',
  action: { title: 'See which desks are free', link: '/career' },
} as const;

/** The end of /team. */
export const salutation = {
  title: 'Who would you like to write to?',
  dear: 'Dear',
  hint: 'Choose a name and we’ll start the message for you.',
  message: (name: string) => `Dear ${name},\n\n`,
} as const;

function secondCard(member: TeamMember): readonly TeamMember[] {
  const { again, tImg } = member;
  if (!again?.Id) return [];
  return [{ ...member, Id: again.Id, tImg: again.photograph ?? again.tImg ?? tImg }];
}

/** The cards on the wall. A member with a second portrait has two. */
export const teamWallOf = (team: readonly TeamMember[]) => ({
  title: 'Faces on the wall',
  members: team
    .flatMap((member) => [member, ...secondCard(member)])
    .toSorted((one, other) => one.Id - other.Id)
    .slice(0, teamLimit),
});

export const officeLocation = `${identity.city}, ${identity.country}`;

/** Texts shared by the pages of all members (specification, section 2). */
export const memberPage = {
  experience: {
    title: 'Experience',
    text: [
      'More than nine years of booking platforms, back offices and travel apps, from the first sketch to the servers they run on. Every project began in the client’s own office, alongside the people who would use the result.',
      'Known here for short meetings, straight answers and releases nobody notices, because nothing breaks.',
    ],
  },
  contact: { title: 'Contact', email: 'Email', phone: 'Phone', location: 'Office' },
  worked: { title: 'Worked on', action: 'Read Case' },
  neighbours: { title: 'Others in the team', previous: 'Previous', next: 'Next' },
  /** Not public yet, so the links lead to the team (specification, section 2). */
  social: { title: 'Profiles', link: '/team', note: 'back to the team' },
  skills: {
    title: 'Skills',
    counters: [
      { figure: 98, title: 'Planning' },
      { figure: 88, title: 'Communication' },
      { figure: 99, title: 'On-time delivery' },
      { figure: 77, title: 'Mentoring' },
    ],
  },
  education: {
    title: 'Education',
    text: 'A degree in a computing subject, followed by what no course teaches: a season in a travel agency’s office, on the phones, in the weeks before Ramadan. We ask everyone who joins to spend a few days there.',
  },
  qualifications: {
    title: 'Qualifications',
    list: [
      'BSc in a computing or design subject',
      'Agile project delivery, practitioner level',
      'Web accessibility, WCAG\u00a02.2',
      'Secure handling of personal and card data',
      'First aid at work',
    ],
  },
} as const;
