import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contactOf, memberPage, pageOfMember, people, type TeamMember } from '#content/team.ts';
import { MemberBanner } from './MemberBanner/MemberBanner.tsx';
import { MemberProfile } from './MemberProfile/MemberProfile.tsx';
import { SkillCounters } from './SkillCounters/SkillCounters.tsx';
import { TeamWall } from './TeamWall/TeamWall.tsx';

const member = people[0] ?? expect.unreachable();

test('a member’s banner shows the portrait and says whose it is', () => {
  const html = renderToStaticMarkup(<MemberBanner member={member} page={pageOfMember(member)} />);
  expect(html).toContain(`alt="Portrait of ${member.name}"`);
});

test('a telephone number can be dialled and does not break', () => {
  const contact = { ...contactOf(member), phone: '0121 496 0101' };
  const html = renderToStaticMarkup(<MemberProfile contact={contact} content={memberPage} />);
  expect(html).toContain('href="tel:01214960101"');
  expect(html).toContain('0121\u00a0496\u00a00101');
});

test('a skill’s bar is as long as its figure', () => {
  const html = renderToStaticMarkup(<SkillCounters content={memberPage.skills} />);
  for (const { figure } of memberPage.skills.counters) {
    expect(html).toMatch(new RegExp(`width="${figure}".*?>${figure}%<`));
  }
});

test('a wall has a card a member, and none without members', () => {
  const draw = (members: readonly TeamMember[]) =>
    renderToStaticMarkup(<TeamWall content={{ title: 'Faces', members }} />);
  expect(draw([member])).toContain(`href="/team-single/${member.slug}"`);
  expect(draw([])).not.toContain('<li');
});
