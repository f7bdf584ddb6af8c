import { people as realPeople, team as realTeam, type TeamMember } from '#content/team.ts';
import { longTitle, longWord } from '../extreme-texts.ts';
import { oneMore, photograph } from '../variants.ts';

export * from '#content/team.ts';

const longest = (member: TeamMember): TeamMember => ({
  ...member,
  name: `${longWord} ${longWord}`,
  title: longTitle,
});

/** One more, who was photographed. */
const photographed = { Id: 0, tImg: photograph.name, name: '', slug: oneMore.slug, title: '' };

export const team = [photographed, ...realTeam].map(longest);
export const people = [photographed, ...realPeople].map(longest);
export const teamWall = { title: longTitle, members: team };
