import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TeamMember } from '#content/content.ts';
import {
  caseOf,
  memberPage,
  neighboursOf,
  pageOfMember,
  teamIntro,
  teamWallOf,
} from '#content/team.ts';
import { content } from '#harness/content.ts';
import { ContactCard } from './ContactCard/ContactCard.tsx';
import { MemberOpening } from './MemberOpening/MemberOpening.tsx';
import { SkillStars } from './SkillStars/SkillStars.tsx';
import { TeamOpening } from './TeamOpening/TeamOpening.tsx';

const { caseStudies, team: people } = content;

const member = people[0] ?? expect.unreachable();

test('a member’s page opens with the portrait and says whose it is', () => {
  const html = renderToStaticMarkup(
    <MemberOpening content={memberPage} member={member} page={pageOfMember(member)} />,
  );
  expect(html).toContain(`alt="Portrait of ${member.name}"`);
});

test('a telephone number can be dialled and does not break', () => {
  const { social } = memberPage;
  const html = renderToStaticMarkup(
    <ContactCard
      content={{ ...memberPage.contact, social }}
      member={{ email: 'ada@agency.com', phone: '0121 496 0101' }}
    />,
  );
  expect(html).toContain('href="tel:01214960101"');
  expect(html).toContain('0121\u00a0496\u00a00101');
});

test('a skill’s star is filled from its foot as high as the figure beside it', () => {
  const html = renderToStaticMarkup(<SkillStars content={memberPage.skills} />);
  const levels = [...html.matchAll(/height="(\d+)" width="100" y="(\d+)".*?>(\d+)%</g)];
  expect(
    levels.map(([, height, top, figure]) => [Number(height), Number(top), Number(figure)]),
  ).toEqual(memberPage.skills.counters.map(({ figure }) => [figure, 100 - figure, figure]));
});

test('a wall has a card a member, and none without members', () => {
  const draw = (members: readonly TeamMember[]) =>
    renderToStaticMarkup(
      <TeamOpening
        content={{ title: 'Team', intro: teamIntro, wall: { title: 'Faces', members } }}
      />,
    );
  expect(draw([member])).toContain(`href="/team-single/${member.slug}"`);
  expect(draw([])).not.toContain('<li');
});

test('a member with a second portrait has a second card, in its place', () => {
  const [first, second] = people;
  if (!first || !second) return expect.unreachable();
  const twice = { ...first, Id: 1, again: { Id: 3, tImg: 'Amina-Rahman-on-site' } };
  const { again: _, ...once } = { ...second, Id: 2 };
  const { members } = teamWallOf([twice, once]);
  expect(members.map(({ slug, tImg }) => [slug, tImg])).toEqual([
    [first.slug, first.tImg],
    [second.slug, second.tImg],
    [first.slug, 'Amina-Rahman-on-site'],
  ]);
});

test('the list of neighbours goes round its ends, and one alone has none', () => {
  const [first, second] = people;
  const last = people.at(-1);
  if (!first || !second || !last) return expect.unreachable();
  expect(neighboursOf(first, people)).toEqual({ previous: last, next: second });
  expect(neighboursOf(last, people)?.next).toBe(first);
  expect(neighboursOf(first, [first])).toBeUndefined();
});

test('the case of a member is the one that the entry names', () => {
  const [study] = caseStudies;
  const worked = (id: string) => ({
    ...member,
    worked: { caseStudy: { collection: 'case-studies' as const, id }, part: 'Nothing.' },
  });
  expect(caseOf(worked(String(study?.slug)), caseStudies)).toBe(study);
  expect(caseOf(worked('None'), caseStudies)).toBeUndefined();
});
