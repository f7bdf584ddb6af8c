import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  caseOf,
  contactOf,
  memberPage,
  neighboursOf,
  pageOfMember,
  people,
  type TeamMember,
  team,
  teamIntro,
} from '#content/team.ts';
import { ContactCard } from './ContactCard/ContactCard.tsx';
import { MemberOpening } from './MemberOpening/MemberOpening.tsx';
import { SkillStars } from './SkillStars/SkillStars.tsx';
import { TeamOpening } from './TeamOpening/TeamOpening.tsx';

const member = people[0] ?? expect.unreachable();

test('a member’s page opens with the portrait and says whose it is', () => {
  const html = renderToStaticMarkup(
    <MemberOpening content={memberPage} member={member} page={pageOfMember(member)} />,
  );
  expect(html).toContain(`alt="Portrait of ${member.name}"`);
});

test('a telephone number can be dialled and does not break', () => {
  const contact = { ...contactOf(member), phone: '0121 496 0101' };
  const { social } = memberPage;
  const html = renderToStaticMarkup(
    <ContactCard contact={contact} content={{ ...memberPage.contact, social }} />,
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

test('who stands in the list twice has a portrait for each time', () => {
  expect(new Set(team.map(({ tImg }) => tImg)).size).toBe(team.length);
});

test('the list of neighbours goes round its ends, and one alone has none', () => {
  const [first, second] = people;
  const last = people.at(-1);
  if (!first || !second || !last) return expect.unreachable();
  expect(neighboursOf(first, people)).toEqual({ previous: last, next: second });
  expect(neighboursOf(last, people)?.next).toBe(first);
  expect(neighboursOf(first, [first])).toBeUndefined();
});

test('every person has worked on a case that exists', () => {
  for (const person of people) expect(caseOf(person)?.slug).toBe(person.worked?.caseStudy);
  expect(caseOf({ ...member, worked: { caseStudy: 'None', part: 'Nothing.' } })).toBeUndefined();
});
