import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { kindNames } from '#content/kinds.ts';
import { findMistakes } from './find-mistakes.ts';

const today = new Date('2026-11-18');
let root: string;

/** Copies all entries, so that tests can write mistakes into them. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const kind of kindNames) {
    cpSync(join('site/content', kind), join(root, 'site/content', kind), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const place = (file: string) => join(root, 'site/content', file);
const read = (file: string) => readFileSync(place(file), 'utf8');
const write = (file: string, text: string | Buffer) => writeFileSync(place(file), text);
const replace = (file: string, text: string | RegExp, by: string) => {
  const changed = read(file).replace(text, by);
  expect(changed).not.toBe(read(file));
  write(file, changed);
};
const mistakes = async () => (await findMistakes(root, today)).mistakes;

const isAbout = (sentence: string, part: string | RegExp) =>
  typeof part === 'string' ? sentence.includes(part) : part.test(sentence);

/** Expects exactly these mistakes, each identified by a part of its sentence. */
async function expectMistakes(parts: readonly (string | RegExp)[]): Promise<void> {
  const found = await mistakes();
  expect({
    missing: parts.filter((part) => !found.some((sentence) => isAbout(sentence, part))),
    unexpected: found.filter((sentence) => !parts.some((part) => isAbout(sentence, part))),
  }).toEqual({ missing: [], unexpected: [] });
}

type Change = readonly [file: string, text: string | RegExp, by: string, sentencePart: string];

/** Writes several mistakes at once, because reading all entries takes most of the time. */
async function expectMistakeOfEach(changes: readonly Change[]): Promise<void> {
  for (const [file, text, by] of changes) replace(file, text, by);
  await expectMistakes(changes.map(([, , , sentencePart]) => sentencePart));
}

const grace = 'team/Grace-Okafor.yaml';
const seo = 'services/SEO-Services.yaml';
const web = 'services/Website-Development.yaml';
const design = 'services/Web-Design-Services.yaml';
const brand = 'services/Design-Services.yaml';
const apps = 'services/Mobile-Apps-Development.yaml';
const job = 'jobs/seo-detail.md';

test('accepts the content as it is', async () => {
  expect(await mistakes()).toEqual([]);
});

test('reports the file, the entry, the field and a correct example', async () => {
  const wrongJob = (by: string) =>
    `site/content/jobs/seo-detail.md, “Search Engine Optimization Specialist”: validThrough is “${by}”; write a day that exists as year-month-day, such as 2027-03-31.`;
  await expectMistakeOfEach([
    [
      grace,
      /^title: .*\n/m,
      '',
      'site/content/team/Grace-Okafor.yaml, “Grace Okafor”: title is missing; write a text such as “Lead Product Designer”.',
    ],
    [
      grace,
      /^worked:/m,
      'nick: Gracie\nworked:',
      'nick is not a field here; the fields are name, title, Id, tImg, photograph',
    ],
    [grace, /^Id: .*/m, "Id: '3'", 'Id is “3”; write a whole number without quotes, such as 7.'],
    [grace, /^email: .*/m, 'email: grace@', 'email is “grace@”; write an email address such as'],
    [
      'team/Yusuf-Karim.yaml',
      'name: Yusuf Karim',
      "name: ''",
      'name is empty; write a text such as “Grace Okafor”.',
    ],
    [
      'team/Sofia-Marchetti.yaml',
      'name: Sofia Marchetti',
      "name: 'Sofia '",
      'name is “Sofia ”; remove the blank at its beginning or end.',
    ],
    [
      'team/Daniel-Whitfield.yaml',
      'name: Daniel Whitfield',
      'name: Daniel {agency}',
      'name is “Daniel {agency}”; there is no {agency}; use one of {name}, {legalName}',
    ],
    [seo, /^covers:[\s\S]*?(?=^approach)/m, 'covers: []\n', 'covers is empty; write at least one'],
    [
      web,
      'title: Content your office can edit',
      "title: ''",
      'covers, item 2, title is empty; write a text such as',
    ],
    [design, 'group: Design, build and run', 'group: Design', 'use one of: Design, build and run'],
    [
      brand,
      /^title: .*$/m,
      `title: ${'Long '.repeat(20)}end`,
      'title is 103 characters long; use at most 80 characters, such as “Mobile Apps Development”.',
    ],
    [
      apps,
      'An app travellers keep',
      'An <b>app</b> travellers keep',
      'remove “<b>”: HTML is shown as it is written.',
    ],
    [
      'questions/cost.yaml',
      'question: ',
      'question: "',
      'site/content/questions/cost.yaml, line 3: the file cannot be read: ',
    ],
    [job, /^validThrough: .*$/m, 'validThrough: 31/03/2027', wrongJob('31/03/2027')],
    ['jobs/bd-detail.md', /^validThrough: .*$/m, 'validThrough: 2027-02-30', 'is “2027-02-30”;'],
    ['jobs/graphic-detail.md', /^validThrough: .*$/m, 'validThrough: soon', 'is “soon”;'],
  ]);
});

test('rejects file names with blanks and with another extension', async () => {
  write('questions/why not.yaml', 'order: 9\nquestion: Why not?\n');
  write('questions/why-not.yml', 'order: 9\nquestion: Why not?\n');
  await expectMistakes([
    'site/content/questions/why not.yaml: the file name is “why not”, and pages are found by it; use letters, digits and single hyphens, such as Hotel-Launch-Film.',
    'site/content/questions/why-not.yml: only .yaml files are read here; name it why-not.yaml, or delete it.',
  ]);
});

test('rejects titles and descriptions that search results would cut off', async () => {
  await expectMistakeOfEach([
    [
      seo,
      /^title: .*$/m,
      'title: A name that goes on for longer than search results show it',
      'title is 58 characters long; use at most 53, because search results cut a title off',
    ],
    [
      web,
      /^description: >-\n.*\n.*$/m,
      'description: Short.',
      'summary would be 6 characters long; search results want 50 to 160, such as',
    ],
  ]);
});

test('rejects wrong references and values that another entry has', async () => {
  await expectMistakeOfEach([
    [seo, '- Website-Development', '- Sails', 'item 2 is “Sails”, and there is no such file'],
    [web, '- Web-Design-Services', '- Website-Development', 'which is the entry itself'],
    [
      design,
      '- Design-Services',
      '- Website-Development',
      'related, item 2 is “Website-Development” again; leave one of the two out.',
    ],
    [
      brand,
      '  - Web-Design-Services\n',
      '',
      'related is a list; write the slugs of three services,',
    ],
    [
      apps,
      'case: Mahatal-Al-Alam',
      'case: Bus',
      'proof, case is “Bus”, and there is no such file;',
    ],
    [
      'services/Change-Management.yaml',
      /^updated:/m,
      'image: Rocket\nupdated:',
      'image is “Rocket”, which is no emblem;',
    ],
    [job, '- Grace-Okafor', '- Ada', 'colleagues, item 2 is “Ada”, and there is no such file;'],
    [
      'jobs/bd-detail.md',
      /^validThrough: .*$/m,
      'validThrough: 2026-09-30',
      'write a day on or after datePosted, such as 2027-03-31.',
    ],
    ['partners/Kestrel.yaml', 'name: Kestrel', 'name: Almasa', 'name is Almasa, as in'],
    ['team/Yusuf-Karim.yaml', /^Id: .*$/m, 'Id: 6', 'as in site/content/team/'],
  ]);
});

test('accepts a reference to an entry that has a mistake', async () => {
  replace('case-studies/Back-Office.yaml', /^title: .*$/m, "title: ''");
  expect(await mistakes()).toHaveLength(1);
});

test('reports the newer one of two entries with the same values', async () => {
  write('jobs/a-copy.md', read(job));
  const later = new Date(Date.now() + 60_000);
  utimesSync(place('jobs/a-copy.md'), later, later);
  await expectMistakes(
    ['order is 1', 'title is that', 'description is that'].map(
      (field) => new RegExp(`^site/content/jobs/a-copy\\.md, .*: ${field}.*seo-detail`),
    ),
  );
});

test('rejects a job with the address of another page', async () => {
  write('jobs/About.md', read(job).replace(/^order: .*$/m, 'order: 9'));
  expect(await mistakes()).toContainEqual(
    expect.stringMatching(
      /About\.md.*: the page would be \/About, which is the page of “About Us”; .* About-2\.$/,
    ),
  );
});

test('reports Markdown that pages cannot show, with its line', async () => {
  await expectMistakeOfEach([
    [job, /\n\n## What/, '\n\n![A picture](/a.png)\n\n## What', 'line 27, “Search'],
    [
      'jobs/bd-detail.md',
      /\n## [\s\S]*$/,
      '',
      'write paragraphs first, then headings with ## and a list below each',
    ],
    [
      'jobs/graphic-detail.md',
      'A traveller',
      'A {clients}',
      'the text has a placeholder; there is no {clients}; use one of',
    ],
    ['legal/privacypolicy.md', ' {#use}', '', 'the section “How we use your information” has no'],
    [
      'legal/termsconditions.md',
      '{#intellectual-property}',
      '{#use}',
      'two sections have the anchor “use”',
    ],
  ]);
});

test('rejects sections without a summary, dead links and HTML', async () => {
  await expectMistakeOfEach([
    [job, /\n\n## What/, '\n\n<b>Now</b>\n\n## What', 'the text has something that pages cannot'],
    [
      'legal/privacypolicy.md',
      /^> .*\n/m,
      '',
      'begin the section with > **In short:** and one sentence',
    ],
    ['legal/termsconditions.md', '(/contact)', '(/kontakt)', 'a link leads to “/kontakt”, where'],
  ]);
});

const photograph = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
const show = (file: string, name: string) =>
  replace(file, /^(?:tImg|photograph): .*$/m, `photograph: ${name}`);

test('accepts a photograph in any letter case, and a drawing as SVG', async () => {
  write('team/Grace.JPG', await photograph(800));
  show(grace, './Grace.JPG');
  write('team/Yusuf.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  show('team/Yusuf-Karim.yaml', './Yusuf.svg');
  expect(await mistakes()).toEqual([]);
});

test('rejects pictures that are missing, too small, broken or unused', async () => {
  replace(grace, /^tImg: .*$/m, 'tImg: Ada');
  show('team/Yusuf-Karim.yaml', './Ada.jpg');
  show('team/Sofia-Marchetti.yaml', 'Ada.jpg');
  write('team/Small.jpg', await photograph(200));
  show('team/Daniel-Whitfield.yaml', './Small.jpg');
  write('team/Broken.jpg', 'not a picture');
  show('team/Amina-Rahman.yaml', './Broken.jpg');
  write('team/Unused.jpg', await photograph(800));
  await expectMistakes([
    'site/content/team/Grace-Okafor.yaml, “Grace Okafor”: tImg is “Ada”, and there is no such drawing; put Ada.jpg beside the entry and write photograph: ./Ada.jpg.',
    'is “./Ada.jpg”, and there is no such file; put Ada.jpg into site/',
    'such as ./Grace-Okafor.jpg.',
    /photograph, Small\.jpg, is 200 pixels wide, .* at least 640 pixels wide\.$/,
    'photograph, Broken.jpg, cannot be read as a picture; save it again as',
    'site/content/team/Unused.jpg: the picture belongs to no entry; write photograph: ./Unused.jpg in an entry, or delete it.',
  ]);
});

test('warns about entries that are not shown, closed, or dated in the future', async () => {
  replace('team/Yusuf-Karim.yaml', /^Id: .*$/m, 'Id: 7');
  const ada = read(grace)
    .replace(/^Id: .*$/m, 'Id: 2')
    .replaceAll('Grace', 'Ada');
  write('team/Ada-Byron.yaml', ada.replace(/^tImg: .*$/m, 'tImg: Grace-Okafor'));
  replace(seo, /^updated: .*$/m, 'updated: 2026-12-24');
  const found = await findMistakes(root, today);
  expect(found.mistakes).toEqual([]);
  // Other entries may have a later date than this test: an editor changes them.
  expect(found.warnings).toEqual(
    expect.arrayContaining([
      'site/content/team/Yusuf-Karim.yaml, “Yusuf Karim”: has a page but no card, because /team shows 6; give it a smaller Id, or remove another entry.',
      expect.stringContaining('updated is 2026-12-24, a day in the future'),
    ]),
  );
  expect((await findMistakes(root, new Date('2027-04-02'))).warnings).toContainEqual(
    expect.stringContaining('so the position is shown as closed; write a later day'),
  );
});
