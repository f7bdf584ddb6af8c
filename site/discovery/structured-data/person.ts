import type { Person } from 'schema-dts';
import type { TeamMember } from '#content/content.ts';
import type { Page } from '#content/page.ts';
import { addressOf, socialCardOf } from '../head.ts';
import { address } from './agency.ts';
import { idOn, ids } from './ids.ts';

export const personThing = (member: TeamMember, page: Page): Person => ({
  '@type': 'Person',
  '@id': idOn(page, 'person'),
  name: member.name,
  jobTitle: member.title,
  email: member.email,
  url: addressOf(page.path),
  image: addressOf(socialCardOf(page).path),
  worksFor: { '@id': ids.agency },
  workLocation: { '@type': 'Place', address },
});
