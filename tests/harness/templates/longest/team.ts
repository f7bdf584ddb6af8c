import { people as realPeople, team as realTeam, type TeamMember } from '#content/team.ts';
import { longTitle, longWord } from '../extreme-texts.ts';

export * from '#content/team.ts';

const longest = (member: TeamMember): TeamMember => ({
  ...member,
  name: `${longWord} ${longWord}`,
  title: longTitle,
});

export const team = realTeam.map(longest);
export const people = realPeople.map(longest);
export const teamWall = { title: longTitle, members: team };
