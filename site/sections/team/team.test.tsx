import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { caseOf, memberPage, neighboursOf, teamWallOf } from '#content/team.ts';
import { content } from '#harness/content.ts';
import { ContactCard } from './ContactCard/ContactCard.tsx';

const { caseStudies, team: people } = content;
const [first, second] = people;
const last = people.at(-1);
if (!first || !second || !last) throw new Error('There are too few people');

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

test('§3 a member with a second portrait has a second card, in its place', () => {
  const twice = { ...first, Id: 1, again: { Id: 3, tImg: 'Amina-Rahman-on-site' } };
  const { again: _, ...once } = { ...second, Id: 2 };
  const { members } = teamWallOf([twice, once]);
  expect(members.map(({ slug, tImg }) => [slug, tImg])).toEqual([
    [first.slug, first.tImg],
    [second.slug, second.tImg],
    [first.slug, 'Amina-Rahman-on-site'],
  ]);
});

test('the neighbours of the last member go on with the first, and a single one has none', () => {
  expect(neighboursOf(first, people)).toEqual({ previous: last, next: second });
  expect(neighboursOf(last, people)?.next).toBe(first);
  expect(neighboursOf(first, [first])).toBeUndefined();
});

test('a member shows the case that the entry names', () => {
  const [study] = caseStudies;
  const worked = (id: string) => ({
    ...first,
    worked: { caseStudy: { collection: 'case-studies' as const, id }, part: 'Nothing.' },
  });
  expect(caseOf(worked(String(study?.slug)), caseStudies)).toBe(study);
  expect(caseOf(worked('None'), caseStudies)).toBeUndefined();
});
