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
const yusuf = 'team/Yusuf-Karim.yaml';
const sofia = 'team/Sofia-Marchetti.yaml';
const daniel = 'team/Daniel-Whitfield.yaml';
const seo = 'services/SEO-Services.yaml';
const web = 'services/Website-Development.yaml';
const design = 'services/Web-Design-Services.yaml';
const brand = 'services/Design-Services.yaml';
const apps = 'services/Mobile-Apps-Development.yaml';
const job = 'jobs/seo-detail.md';
const sales = 'jobs/bd-detail.md';
const privacy = 'legal/privacypolicy.md';
const terms = 'legal/termsconditions.md';

test('accepts the content as it is', async () => {
  expect(await mistakes()).toEqual([]);
});

test('reports the file, the entry, the field and a correct example', async () => {
  const sentence = 'title is missing; write a text such as “Lead Product Designer”.';
  await expectMistakeOfEach([
    [grace, /^title: .*\n/m, '', `site/content/${grace}, “Grace Okafor”: ${sentence}`],
    [grace, /^worked:/m, 'nick: Gracie\nworked:', 'nick is not a field here; the fields are name'],
    [grace, /^Id: .*/m, "Id: '3'", 'Id is “3”; write a whole number without quotes'],
    [grace, /^email: .*/m, 'email: grace@', 'email is “grace@”; write an email address such as'],
    [yusuf, 'name: Yusuf Karim', "name: ''", 'name is empty; write a text such as'],
    [sofia, 'name: Sofia Marchetti', "name: 'Sofia '", 'name is “Sofia ”; remove the blank'],
    [daniel, 'name: Daniel Whitfield', 'name: Daniel {agency}', 'there is no {agency}; use one of'],
    [seo, /^covers:[\s\S]*?(?=^approach)/m, 'covers: []\n', 'covers is empty; write at least one'],
    [web, 'title: Content your office can edit', "title: ''", 'covers, item 2, title is empty'],
    [design, 'group: Design, build and run', 'group: Design', 'use one of: Design, build and run'],
    [brand, /^title: .*$/m, `title: ${'Long '.repeat(20)}end`, 'title is 103 characters long'],
    [
      apps,
      'An app travellers keep',
      'An <b>app</b>',
      'remove “<b>”: HTML is shown as it is written',
    ],
    [
      'questions/cost.yaml',
      'question: ',
      'question: "',
      'cost.yaml, line 3: the file cannot be read',
    ],
    [
      job,
      /^validThrough: .*$/m,
      'validThrough: 31/03/2027',
      'write a day that exists as year-month',
    ],
    [sales, /^validThrough: .*$/m, 'validThrough: 2027-02-30', 'is “2027-02-30”;'],
  ]);
});

test('rejects file names with blanks and with another extension', async () => {
  write('questions/why not.yaml', 'order: 9\nquestion: Why not?\n');
  write('questions/why-not.yml', 'order: 9\nquestion: Why not?\n');
  await expectMistakes([
    'the file name is “why not”, and pages are found by it; use letters, digits and',
    'why-not.yml: only .yaml files are read here; name it why-not.yaml, or delete it.',
  ]);
});

test('rejects titles and descriptions that search results would cut off', async () => {
  const long = 'title: A name that goes on for longer than search results show it';
  await expectMistakeOfEach([
    [seo, /^title: .*$/m, long, 'title is 58 characters long; use at most 53'],
    [
      web,
      /^description: >-\n.*\n.*$/m,
      'description: Short.',
      'summary would be 6 characters long',
    ],
  ]);
});

test('rejects wrong references and values that another entry has', async () => {
  const change = 'services/Change-Management.yaml';
  await expectMistakeOfEach([
    [seo, '- Website-Development', '- Sails', 'item 2 is “Sails”, and there is no such file'],
    [web, '- Web-Design-Services', '- Website-Development', 'which is the entry itself'],
    [design, '- Design-Services', '- Website-Development', 'item 2 is “Website-Development” again'],
    [
      brand,
      '  - Web-Design-Services\n',
      '',
      'related is a list; write the slugs of three services',
    ],
    [apps, 'case: Mahatal-Al-Alam', 'case: Bus', 'case is “Bus”, and there is no such file'],
    [change, /^updated:/m, 'image: Rocket\nupdated:', 'image is “Rocket”, which is no emblem'],
    [job, '- Grace-Okafor', '- Ada', 'colleagues, item 2 is “Ada”, and there is no such file'],
    [
      sales,
      /^validThrough: .*$/m,
      'validThrough: 2026-09-30',
      'write a day on or after datePosted',
    ],
    ['partners/Kestrel.yaml', 'name: Kestrel', 'name: Almasa', 'name is Almasa, as in'],
    [yusuf, /^Id: .*$/m, 'Id: 6', 'as in site/content/team/'],
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
  const graphic = 'jobs/graphic-detail.md';
  await expectMistakeOfEach([
    [job, /\n\n## What/, '\n\n![A picture](/a.png)\n\n## What', 'line 27, “Search'],
    [sales, /\n## [\s\S]*$/, '', 'write paragraphs first, then headings with ## and a list'],
    [graphic, 'A traveller', 'A {clients}', 'the text has a placeholder; there is no {clients}'],
    [privacy, ' {#use}', '', 'the section “How we use your information” has no'],
    [terms, '{#intellectual-property}', '{#use}', 'two sections have the anchor “use”'],
  ]);
});

test('rejects sections without a summary, dead links and HTML', async () => {
  await expectMistakeOfEach([
    [job, /\n\n## What/, '\n\n<b>Now</b>\n\n## What', 'the text has something that pages cannot'],
    [privacy, /^> .*\n/m, '', 'begin the section with > **In short:** and one sentence'],
    [terms, '(/contact)', '(/kontakt)', 'a link leads to “/kontakt”, where'],
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
  show(yusuf, './Yusuf.svg');
  expect(await mistakes()).toEqual([]);
});

test('rejects pictures that are missing, too small, broken or unused', async () => {
  replace(grace, /^tImg: .*$/m, 'tImg: Ada');
  show(yusuf, './Ada.jpg');
  show(sofia, 'Ada.jpg');
  write('team/Small.jpg', await photograph(200));
  show(daniel, './Small.jpg');
  write('team/Broken.jpg', 'not a picture');
  show('team/Amina-Rahman.yaml', './Broken.jpg');
  write('team/Unused.jpg', await photograph(800));
  await expectMistakes([
    'tImg is “Ada”, and there is no such drawing; put Ada.jpg beside the entry',
    'is “./Ada.jpg”, and there is no such file; put Ada.jpg into site/',
    'such as ./Grace-Okafor.jpg.',
    /photograph, Small\.jpg, is 200 pixels wide, .* at least 640 pixels wide\.$/,
    'photograph, Broken.jpg, cannot be read as a picture; save it again as',
    'site/content/team/Unused.jpg: the picture belongs to no entry',
  ]);
});

test('warns about entries that are not shown, closed, or dated in the future', async () => {
  replace(yusuf, /^Id: .*$/m, 'Id: 7');
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
      expect.stringContaining('“Yusuf Karim”: has a page but no card, because /team shows 6;'),
      expect.stringContaining('updated is 2026-12-24, a day in the future'),
    ]),
  );
  expect((await findMistakes(root, new Date('2027-04-02'))).warnings).toContainEqual(
    expect.stringContaining('so the position is shown as closed; write a later day'),
  );
});
