import { describe, expect, it, test } from 'vitest';
import type { Content, Filed } from './content.ts';
import { findMistakes } from './find-mistakes.ts';
import {
  caseStudy,
  job,
  member,
  question,
  sampleContent,
  samplePictures,
  service,
  testimonial,
  work,
} from './sample-content.ts';

const today = new Date('2026-11-16');
const mistakes = (content: Content) => findMistakes(content, samplePictures, today).mistakes;
const warnings = (content: Content, day = today) =>
  findMistakes(content, samplePictures, day).warnings;

type Lists = {
  [Name in keyof Content]: Content[Name] extends readonly Filed[] ? Name : never;
}[keyof Content];

/** The sample with this in place of a list's first entry, or as one more. */
const filed = (list: Lists, value: unknown): Filed => ({
  file: sampleContent[list][0]?.file ?? '',
  value,
});
const listing = (list: Lists, value: unknown) =>
  list === 'jobs' ? { listedJobs: [...sampleContent.listedJobs, value] } : {};
const only = (list: Lists, value: unknown): Content => ({
  ...sampleContent,
  ...listing(list, value),
  [list]: [filed(list, value), ...sampleContent[list].slice(1)],
});
const oneMore = (list: Lists, value: unknown): Content => ({
  ...sampleContent,
  ...listing(list, value),
  [list]: [...sampleContent[list], filed(list, value)],
});

const { identity } = sampleContent;
const identityWith = (change: object): Content => ({
  ...sampleContent,
  identity: Object.assign({}, identity, change),
});

test('content that is right has no mistake and is worth no warning', () => {
  expect(findMistakes(sampleContent, samplePictures, today)).toEqual({
    mistakes: [],
    warnings: [],
  });
});

describe('one sentence with file, entry, field and what is right', () => {
  it('a field that is missing', () => {
    const { title: _, ...untitled } = member;
    expect(mistakes(only('team', untitled))).toEqual([
      'team.ts, “Ada Byron”: title is missing; write a text such as “Lead Product Designer”.',
    ]);
    expect(mistakes(only('questions', { id: 'why' }))).toEqual([
      'faqs.ts, “entry 1”: question is missing; write a text such as “How long does a project take?”.',
    ]);
    const { requirements: __, ...easy } = job;
    expect(mistakes(only('jobs', easy))).toEqual([
      'tester.ts, “Tester”: requirements is missing; write { title, items }.',
    ]);
  });

  it('a field that is misspelt', () => {
    expect(mistakes(only('services', { ...service, sumary: 'Short.' }))).toEqual([
      expect.stringMatching(
        /^services\.ts, “Repairs”: sumary is not a field here; the fields are title, .*summary/,
      ),
    ]);
  });

  it.each([
    [
      'testimonials',
      { ...testimonial, Name: ' ' },
      'Name is “ ”; write a text such as “Sana Haq”.',
    ],
    [
      'caseStudies',
      { ...caseStudy, Id: '4' },
      'Id is “4”; write a number without quotes, such as 4.',
    ],
    [
      'services',
      { ...service, covers: [] },
      "covers is empty; write at least one, such as [{ title: 'Start small', description: 'One team first.' }].",
    ],
    [
      'services',
      { ...service, covers: [{ title: '', description: 'B' }] },
      'covers, item 1, title is empty; write a text such as',
    ],
    [
      'portfolio',
      { ...work, category: 'Booking' },
      'category is “Booking”; use one of: booking, technology, Video, ',
    ],
    [
      'portfolio',
      { ...work, slug: 'Ferry tickets' },
      'slug is “Ferry tickets”; use letters, digits and single hyphens, such as Hotel-Launch-Film.',
    ],
    [
      'questions',
      { ...question, id: 'Über' },
      'id is “Über”; use small letters and hyphens, such as how-long.',
    ],
  ] as const)('a text of the wrong form in %s', (list, entry, says) => {
    const [mistake, ...others] = mistakes(only(list, entry));
    expect(mistake).toContain(`: ${says}`);
    expect(others).toEqual([]);
  });

  it.each(['31/03/2027', '2027-02-30', '2027-3-31', '2027-03', 'soon'])(
    'the date %s',
    (validThrough) => {
      expect(mistakes(only('jobs', { ...job, validThrough }))).toEqual([
        `tester.ts, “Tester”: validThrough is “${validThrough}”; write a day that exists as year-month-day, such as 2027-03-31.`,
      ]);
    },
  );

  it('a last day before the first', () => {
    expect(mistakes(only('jobs', { ...job, validThrough: '2026-09-30' }))).toEqual([
      expect.stringContaining('write a day on or after datePosted, such as 2027-03-31.'),
    ]);
  });

  it.each([
    [
      'services',
      { ...service, title: 'Other', slug: 'repairs' },
      'slug is “repairs”, as in “Repairs”',
    ],
    ['caseStudies', { ...caseStudy, Id: 2, title: 'Other' }, 'slug is “Ferry”, as in “A ferry'],
    [
      'portfolio',
      { ...work, Id: 2, title: 'Other' },
      'slug is “Ferry-Tickets”, as in “Ferry tickets”',
    ],
    ['portfolio', { ...work, slug: 'Other' }, 'Id is “1”, as in “Ferry tickets”'],
    ['questions', { ...question, question: 'Other?' }, 'id is “why”, as in “Why?”'],
  ] as const)('a slug or number that two of the %s share', (list, entry, says) => {
    const [mistake] = mistakes(oneMore(list, entry));
    expect(mistake).toContain(`: ${says}`);
    expect(mistake).toMatch(/; write one that no other entry has\.$/);
  });

  it('two people with one page, though one person may stand on the wall twice', () => {
    expect(mistakes(oneMore('team', { ...member, Id: 2 }))).toEqual([]);
    expect(mistakes(oneMore('team', { ...member, Id: 2, name: 'Ada Lovelace' }))).toEqual([
      'team.ts, “Ada Lovelace”: the page would be /team-single/Ada-Byron, which is the page of “Ada Byron”; choose another slug or path, such as /team-single/Ada-Byron-2.',
    ]);
  });

  it('a job that takes the address of another page', () => {
    const page = { ...job.page, path: '/About' };
    expect(mistakes(only('jobs', { ...job, page }))).toEqual([
      expect.stringContaining('the page would be /About, which is the page of “about”'),
    ]);
  });

  it('a job that is in no list', () => {
    expect(mistakes({ ...sampleContent, listedJobs: [] })).toEqual([
      'tester.ts: the position is in no list; add it to jobs in site/content/jobs/careers.ts, as the others are.',
    ]);
  });

  it('a title that search results would cut off, and one longer than a page holds', () => {
    const title = 'A name that goes on for longer than search results show it';
    expect(mistakes(only('services', { ...service, title }))).toEqual([
      expect.stringMatching(
        /title is 58 characters long; use at most \d\d, because search results/,
      ),
    ]);
    expect(mistakes(only('services', { ...service, title: title.repeat(2) }))).toEqual([
      'services.ts, “A name that goes on for longer than search results show itA …”: title is 116 characters long; use at most 80 characters, such as “Mobile Apps Development”.',
    ]);
  });

  it('a description too short for search results, and a title that two pages share', () => {
    expect(mistakes(only('services', { ...service, description: 'Short.' }))).toEqual([
      expect.stringMatching(/description is 6 characters long; search results want 50 to 160/),
    ]);
    expect(mistakes(only('services', { ...service, title: 'Tester' }))).toEqual([
      expect.stringMatching(/title is that of \/services\/Repairs; .*so write one of its own\.$/),
    ]);
  });

  it('a picture that is not there', () => {
    expect(mistakes(only('team', { ...member, tImg: 'Ada-2027' }))).toEqual([
      'team.ts, “Ada Byron”: tImg is “Ada-2027”, and there is no such picture; put Ada-2027.jpg or Ada-2027.png into site/assets/portraits.',
    ]);
    expect(mistakes(only('portfolio', { ...work, pImg: 'New' }))[0]).toContain(
      'put New.jpg or New.png into site/assets/pictures.',
    );
    expect(mistakes(only('caseStudies', { ...caseStudy, singlepageimage: 'New' }))[0]).toContain(
      'singlepageimage is “New”',
    );
  });

  it.each([
    [['Paint', 'Cranes', 'Sails'], 'related has “Sails”, and there is no such entry; write the'],
    [['Paint', 'Cranes', 'Repairs'], 'related has “Repairs”, which is the entry itself; write the'],
    [['Paint', 'Cranes', 'Paint'], 'related has “Paint” twice; leave one of the two out.'],
    [['Paint', 'Cranes'], 'related is a list; write the slugs of three services, such as'],
  ])('related services %j', (related, says) => {
    const [mistake, ...others] = mistakes(only('services', { ...service, related }));
    expect(mistake).toContain(`services.ts, “Repairs”: ${says}`);
    expect(others).toEqual([]);
  });

  it('a proof that is no case study, and a scene that nobody has drawn', () => {
    const proof = { ...service.proof, case: 'Bus' };
    expect(mistakes(only('services', { ...service, proof }))).toEqual([
      'services.ts, “Repairs”: proof, case has “Bus”, and there is no such entry; write the slug of a case study, such as Back-Office.',
    ]);
    const scene = { ...service.scene, picture: 'Bus' };
    expect(mistakes(only('services', { ...service, scene }))).toEqual([
      expect.stringContaining('scene, picture is “Bus”, and there is no such picture; put Bus.jpg'),
    ]);
  });

  it('a service without an approach or outcomes', () => {
    for (const field of ['approach', 'outcomeIntro', 'outcomeDetails']) {
      const entries = Object.entries(service).filter(([name]) => name !== field);
      expect(mistakes(only('services', Object.fromEntries(entries)))).toEqual([
        expect.stringContaining(`: ${field} is missing; write`),
      ]);
    }
  });

  it('a partner or client named twice', () => {
    expect(mistakes(only('partners', { label: 'Partners', names: ['A', 'B', 'A'] }))).toEqual([
      'partners.ts: names has “A” twice; leave one of the two out.',
    ]);
    expect(mistakes(only('clients', { label: 'Clients', clients: [] }))).toEqual([
      expect.stringContaining('clients is empty; write at least one'),
    ]);
  });

  it('a legal page with two sections under one anchor, or with a list where words belong', () => {
    const { value } = sampleContent.legalPages[0] ?? { value: {} };
    const section = { id: 'use', title: 'Use', inShort: 'Freely.', body: [['Freely.']] };
    const with2 = Object.assign({}, value, { sections: [section, section] });
    expect(mistakes(only('legalPages', with2))).toEqual([
      'terms.ts: id of sections has “use” twice; leave one of the two out.',
    ]);
    const plain = Object.assign({}, value, { sections: [{ ...section, body: ['Freely.'] }] });
    expect(mistakes(only('legalPages', plain))).toEqual([
      "terms.ts: sections, item 1, body, item 1 is “Freely.”; write a paragraph such as ['We sell nothing.'], or { list: [ … ] }.",
    ]);
  });

  it('a link to a page that is not there, and a text that says nothing', () => {
    const module = { card: { title: '', action: { title: 'Go', link: '/abut' } } };
    const modules = [...sampleContent.modules, ['new.ts', module] as const];
    expect(mistakes({ ...sampleContent, modules })).toEqual([
      'new.ts: card, title is empty; write a text such as “Our services”.',
      'new.ts: card, action, link is “/abut”, where there is no page; write the address of a page of this site, such as /contact.',
    ]);
  });

  it('but not the link to an entry that has a mistake of its own', () => {
    const module = { link: { link: '/services/Repairs' } };
    const modules = [...sampleContent.modules, ['new.ts', module] as const];
    const wrong = only('services', { ...service, title: '' });
    expect(mistakes({ ...wrong, modules })).toHaveLength(1);
  });
});

describe('the identity', () => {
  it.each([
    ['email', 'hello@', 'write an email address such as hello@agency.com.'],
    ['origin', 'https://www.agency.com/', 'write the address without a slash at its end'],
    ['origin', 'www.agency.com', 'such as https://www.agency.com.'],
    ['telephone', '0121 496 0000', 'write the number with its country code'],
    ['countryCode', 'UK', 'write the two letters of the country, such as GB.'],
    ['founded', '2015', 'write a year without quotes, such as 2015.'],
  ])('with a wrong %s (%s) is told what is right', (field, value, right) => {
    const [mistake, ...others] = mistakes(identityWith({ [field]: value }));
    expect(mistake).toContain(`agency/identity.ts: ${field} is “${value}”; `);
    expect(mistake).toContain(right);
    expect(others).toEqual([]);
  });

  it('may have a telephone, a street and a postcode', () => {
    const office = { telephone: '+44 121 496 0000', street: '1 Canal Street', postcode: 'B1 1AA' };
    expect(mistakes(identityWith(office))).toEqual([]);
  });

  it('in another city, or under another name, says which drawings to replace', () => {
    expect(mistakes(identityWith({ city: 'Elsewhere' }))).toEqual([]);
    expect(warnings(identityWith({ city: 'Elsewhere' }))).toEqual([
      expect.stringMatching(/city is “Elsewhere”, but the drawings show .*city\/skyline\.svg/),
    ]);
    expect(warnings(identityWith({ name: 'Wayfarer' }))).toEqual([
      expect.stringMatching(/name is “Wayfarer”, but the drawings say .*site\/assets\/logo/),
    ]);
  });
});

test('all mistakes are told at once, in every file', () => {
  const wrong: Content = {
    ...sampleContent,
    identity: identityWith({ email: 'nobody' }).identity,
    team: only('team', { ...member, title: '', slug: 'a b' }).team,
    questions: only('questions', { ...question, id: 'Über' }).questions,
  };
  expect(mistakes(wrong).map((each) => each.split(/[,:]/)[0])).toEqual([
    'agency/identity.ts',
    'team.ts',
    'team.ts',
    'faqs.ts',
  ]);
});

test('a member beyond the sixth entry has no card, and that is worth knowing', () => {
  const team = Array.from({ length: 7 }, (_, index) =>
    filed('team', { ...member, Id: index, name: `Ada ${index}`, slug: `Ada-${index}` }),
  );
  expect(mistakes({ ...sampleContent, team })).toEqual([]);
  const [first = filed('team', member)] = team;
  const twice = { ...first, value: { ...member, Id: 7, name: 'Ada 0', slug: 'Ada-0' } };
  expect(warnings({ ...sampleContent, team: [...team.slice(0, 6), twice] })).toEqual([]);
  expect(warnings({ ...sampleContent, team })).toEqual([
    'team.ts, “Ada 6”: has a page but no card, because /team shows the first 6; move the entry up or take another one out.',
  ]);
});

test('a position whose last day has passed, and a change dated ahead, are worth knowing', () => {
  expect(warnings(sampleContent, new Date('2027-04-02'))).toEqual([
    'tester.ts, “Tester”: validThrough is 2027-03-31, so the position is shown as closed; write a later day or take the position out.',
  ]);
  const page = { ...job.page, updated: '2026-12-24' };
  expect(warnings(only('jobs', { ...job, page }))).toEqual([
    expect.stringContaining('updated is 2026-12-24, a day to come'),
  ]);
});
