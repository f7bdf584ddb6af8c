import type { Person } from 'schema-dts';
import type { Page } from '#content/page.ts';
import { contactOf, type TeamMember } from '#content/team.ts';
import { addressOf, socialCardOf } from '../head.ts';
import { address } from './agency.ts';
import { idOn, ids } from './ids.ts';

export const personThing = (member: TeamMember, page: Page): Person => ({
  '@type': 'Person',
  '@id': idOn(page, 'person'),
  name: member.name,
  jobTitle: member.title,
  email: contactOf(member).email,
  url: addressOf(page.path),
  image: addressOf(socialCardOf(page).path),
  worksFor: { '@id': ids.agency },
  workLocation: { '@type': 'Place', address },
});
