import { people as realPeople, team as realTeam, type TeamMember } from '#content/team.ts';
import { letter } from '../extreme-texts.ts';

export * from '#content/team.ts';

const shortest = (member: TeamMember): TeamMember => ({ ...member, name: letter, title: letter });

export const team = realTeam.slice(0, 1).map(shortest);
export const people = realPeople.map(shortest);
export const teamWall = { title: letter, members: team };
